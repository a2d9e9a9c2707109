import { secondStepLabels, type User } from '@overland/contracts';
import { Chip, styled, TextButton } from '@overland/ui';
import { type Column, TwoLines } from '@overland/ui/table';
import type { Caller } from '../users/use-caller';
import { nameOf, type UserSteps } from '../users/use-user-steps';
import { daysToRestore, lastSeenText, standingOf, standingTones, timeLeftText } from '../users/user-standing';

const Quiet = styled('span')({ color: 'var(--ink-2)' });

interface UserColumns {
  /** Only where users of several companies are listed. */
  showsCompany: boolean;
  now: Date;
  caller: Caller;
  steps: UserSteps;
}

export function userColumns({ showsCompany, now, caller, steps }: UserColumns): Column<User>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      cell: (row) => (
        <TwoLines second={row.email}>
          <b>{nameOf(row)}</b>
        </TwoLines>
      ),
      sorts: [
        { header: 'Last name', sortKey: 'lastName' },
        { header: 'Email', sortKey: 'email' },
      ],
      onCard: 'title',
    },
    ...(showsCompany ? [company] : []),
    role,
    {
      id: 'status',
      header: 'Status',
      cell: (row) => <Chip tone={standingTones[standingOf(row)]}>{standingOf(row)}</Chip>,
      width: 124,
      onCard: 'right',
    },
    secondStep,
    {
      id: 'lastSeen',
      header: 'Last signed in',
      cell: (row) => (
        <TwoLines second={timeLeftText(row, now)}>
          <Quiet>{lastSeenText(row, now)}</Quiet>
        </TwoLines>
      ),
      align: 'right',
      width: 236,
      onCard: 'meta',
    },
    {
      id: 'step',
      header: 'Action',
      cell: (row) => <Step row={row} now={now} caller={caller} steps={steps} />,
      align: 'right',
      width: 92,
    },
  ];
}

const company: Column<User> = {
  id: 'company',
  header: 'Company',
  cell: ({ companyName }) => companyName,
  sortKey: 'companyName',
  width: 164,
};
const role: Column<User> = {
  id: 'role',
  header: 'Role',
  // The super admin alone changes global settings (docs/product/people.md).
  cell: ({ role: given, isSuperAdmin }) => (isSuperAdmin ? `${given}, super` : given),
  sortKey: 'role',
  width: 136,
  priority: 'low',
};

const secondStep: Column<User> = {
  id: 'secondStep',
  header: 'Second step',
  cell: ({ secondStep: best }) => (best === null ? <Quiet>None yet</Quiet> : secondStepLabels[best]),
  width: 132,
  priority: 'low',
};

/** The button of a person who cannot sign in. */
function Step({ row, now, caller, steps }: Omit<UserColumns, 'showsCompany'> & { row: User }) {
  if (!caller.administers(row)) return null;
  const standing = standingOf(row);
  if (standing === 'Invited') {
    return (
      <TextButton
        aria-label={`Resend the invitation of ${nameOf(row)}`}
        disabled={steps.isBusy}
        onClick={() => steps.resend(row)}
      >
        Resend
      </TextButton>
    );
  }
  if (standing !== 'Archived' || daysToRestore(row, now) === 0) return null;
  return (
    <TextButton
      aria-label={`Restore ${nameOf(row)}`}
      disabled={steps.isBusy}
      onClick={() => steps.restore(row)}
    >
      Restore
    </TextButton>
  );
}
