import { type Region, RegionsForm } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, ErrorNotice, Note, PlainList, QueryState, SkeletonCard, styled } from '@overland/ui';
import { TextInput } from '@overland/ui/forms';
import { useApiMutation, useApiQuery, useNotices } from '@overland/web';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Part } from './part';

interface RegionsSectionProps {
  portalId: string;
  onChanged: (isChanged: boolean) => void;
}

/** The regions that companies below this one are put into; saved on their own. */
export function RegionsSection({ portalId, onChanged }: RegionsSectionProps) {
  const query = useApiQuery(
    calls.portalEdits.regions,
    { params: { portalId } },
    { refetchOnWindowFocus: false, whenUnreachable: 'There was an error getting portal regions' },
  );
  return (
    <Part id="regions" title="Regions" note="For the companies below this one. Saved separately.">
      <QueryState query={query} skeleton={<SkeletonCard height={96} />}>
        {({ regions }) => (
          <RegionList key={keyOf(regions)} portalId={portalId} stored={regions} onChanged={onChanged} />
        )}
      </QueryState>
    </Part>
  );
}

/** A `key`: changed regions start the list over. */
const keyOf = (regions: readonly Region[]) => regions.map(({ _id, name }) => `${_id} ${name}`).join('\n');

type Draft = { key: string; _id?: string; name: string };

const List = styled(PlainList)({ margin: '0 0 12px', display: 'grid', gap: 8 });
const Line = styled('li')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface RegionListProps {
  portalId: string;
  stored: readonly Region[];
  onChanged: (isChanged: boolean) => void;
}

/** No form of its own, as it is inside the portal's. */
function RegionList({ portalId, stored, onChanged }: RegionListProps) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => draftsOf(stored));
  const [wrong, setWrong] = useState<string | null>(null);
  const isChanged = !isSame(drafts, stored);
  const notify = useNotices((state) => state.notify);
  const saving = useApiMutation(calls.portalEdits.saveRegions, {
    refreshes: [calls.portalEdits.regions],
    whenUnreachable: 'There was an error updating this portal',
    onSuccess: () => notify('success', 'Regions have been saved.'),
    onError: ({ message }) => setWrong(message),
  });
  useEffect(() => {
    onChanged(isChanged);
    return () => onChanged(false);
  }, [isChanged, onChanged]);

  const rename = (key: string, name: string) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, name } : draft)));
  const add = () => setDrafts([...drafts, { key: crypto.randomUUID(), name: '' }]);
  const save = () => {
    const body = RegionsForm.safeParse({ regions: drafts.map(({ key: _, ...region }) => region) });
    setWrong(body.success ? null : (body.error.issues[0]?.message ?? null));
    if (body.success) saving.mutate({ params: { portalId }, body: body.data });
  };
  // Enter would send the portal's form.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      {drafts.length === 0 && <Note style={{ marginBottom: 12 }}>No regions yet.</Note>}
      <List>
        {drafts.map(({ key, _id, name }, at) => (
          <Line key={key}>
            <TextInput
              label={`Region ${at + 1}`}
              hidesLabel
              value={name}
              autoComplete="off"
              autoFocus={_id === undefined}
              onChange={(event) => rename(key, event.target.value)}
              onKeyDown={addOnEnter}
            />
            <Button
              variant="stop"
              aria-label={`Remove region ${at + 1}`}
              onClick={() => setDrafts(drafts.filter((draft) => draft.key !== key))}
            >
              Remove
            </Button>
          </Line>
        ))}
      </List>
      {wrong !== null && (
        <div style={{ marginBottom: 12 }}>
          <ErrorNotice>{wrong}</ErrorNotice>
        </div>
      )}
      <Actions>
        <Button size="small" onClick={add}>
          Add Region
        </Button>
        {isChanged && (
          <Button size="small" busy={saving.isPending} busyLabel="Saving..." onClick={save}>
            Save Regions
          </Button>
        )}
      </Actions>
    </>
  );
}

const draftsOf = (regions: readonly Region[]): Draft[] =>
  regions.map(({ _id, name }) => ({ key: _id, _id, name }));

const isSame = (drafts: readonly Draft[], stored: readonly Region[]): boolean =>
  drafts.length === stored.length &&
  drafts.every(({ _id, name }, at) => _id === stored[at]?._id && name === stored[at]?.name);
