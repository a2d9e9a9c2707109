import styled from '@emotion/styled';
import { type ListView, ListViewEntry, sharesListViews, type ViewedList } from '@overland/contracts';
import { Link, useSession } from '@overland/web';
import { IconButton } from '../actions/button';
import { CheckboxField } from '../forms/checkbox-field';
import { Form } from '../forms/form';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-fields';
import { Note, Stack } from '../frame/card';
import { PlainList } from '../frame/plain-list';
import { CloseIcon } from '../icons/icons';
import { QueryState } from '../query/query-state';
import { SkeletonLines } from '../query/skeleton';
import { useListViewChanges } from './use-list-view-changes';
import { useListViews } from './use-list-views';

const Root = styled(Stack)({ width: 280, padding: '4px 0 8px' });
const Views = styled(PlainList)({
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& a': { flex: 1, padding: '6px 0', overflowWrap: 'anywhere' },
  '& a[aria-current]': { fontWeight: 600 },
});
const Save = styled('div')({ borderTop: '1px solid var(--line)', paddingTop: 14 });

interface ViewsPanelProps {
  list: ViewedList;
  /** Of the list as it is shown, with its hidden columns. */
  query: string;
  addressOf: (query: string) => string;
  onPick: () => void;
}

/** The views of a list, and a form that saves what it shows under a name. */
export function ViewsPanel({ list, query, addressOf, onPick }: ViewsPanelProps) {
  const found = useListViews(list);
  const role = useSession((state) => state.role);
  const { add, remove } = useListViewChanges();
  const canShare = sharesListViews(role);
  return (
    <Root>
      <QueryState query={found} skeleton={<SkeletonLines count={2} />}>
        {(views) =>
          views.length === 0 ? (
            <Note>Save the search, filters, sort and columns of this list under a name.</Note>
          ) : (
            <Views aria-label="Views">
              {views.map((view) => (
                <li key={view._id}>
                  <Link
                    to={addressOf(view.query)}
                    aria-current={view.query === query || undefined}
                    onClick={onPick}
                  >
                    {view.isShared ? `${view.name}, shared` : view.name}
                  </Link>
                  {canDelete(view, canShare) && (
                    <IconButton label={`Delete the view ${view.name}`} onClick={() => void remove(view)}>
                      <CloseIcon size={14} />
                    </IconButton>
                  )}
                </li>
              ))}
            </Views>
          )
        }
      </QueryState>
      <Save>
        <Form
          label="Save this view"
          schema={ListViewEntry}
          defaultValues={{ name: '', isShared: false }}
          onSubmit={async (entry, form) => {
            await add({ ...entry, list, query });
            form.reset();
          }}
        >
          <TextField name="name" label="Name of this view" maxLength={80} autoComplete="off" />
          {canShare && <CheckboxField name="isShared" label="Share with my company" />}
          <SubmitButton busyLabel="Saving…">Save View</SubmitButton>
        </Form>
      </Save>
    </Root>
  );
}

const canDelete = ({ isOwn, isShared }: ListView, canShare: boolean) => isOwn || (isShared && canShare);
