import { calls } from '@overland/contracts/calls';
import {
  formatInstantDay,
  formatMoment,
  Note,
  QueryState,
  Section,
  SkeletonLines,
  styled,
  Trail,
} from '@overland/ui';
import { useApiQuery } from '@overland/web';

const List = styled(Trail)({
  margin: '0 0 4px',
  '& > li': { padding: '0 0 16px 22px' },
  '& > li:last-of-type': { borderColor: 'transparent' },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.3 },
});

/** Shows a person what a stranger may have done with the account. */
export function LatelyCard() {
  const query = useApiQuery(calls.audit.own, {}, 'There was an error getting what happened lately');
  return (
    <Section title="Lately">
      <QueryState query={query} skeleton={<SkeletonLines count={6} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Note>Sign-ins and changes of your account are listed here.</Note>
          ) : (
            <>
              <List>
                {rows.map(({ _id, at, what, address }) => (
                  <li key={_id}>
                    <b>{what}</b>
                    <Note as="span" title={formatMoment(at)}>
                      {[formatInstantDay(at, new Date()), address].filter(Boolean).join(', ')}
                    </Note>
                  </li>
                ))}
              </List>
              <Note>
                If something here was not you, change your password. That ends all your other sessions.
              </Note>
            </>
          )
        }
      </QueryState>
    </Section>
  );
}
