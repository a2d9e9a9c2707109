import type { User } from '@overland/contracts';
import { Chip } from '@overland/ui';
import type { Column } from '@overland/ui/table';

const name: Column<User> = {
  id: 'name',
  header: 'Name',
  cell: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email,
  sortKey: 'lastName',
  phone: 'title',
};
const email: Column<User> = {
  id: 'email',
  header: 'Email',
  cell: (row) => row.email,
  sortKey: 'email',
  width: '26%',
};
const role: Column<User> = {
  id: 'role',
  header: 'Role',
  cell: (row) => roleOf(row),
  sortKey: 'role',
  width: 140,
  phone: 'right',
};
const company: Column<User> = {
  id: 'company',
  header: 'Company',
  cell: ({ companyName }) => companyName,
  sortKey: 'companyName',
  phone: 'hide',
};
const phone: Column<User> = {
  id: 'phone',
  header: 'Phone',
  cell: (row) => row.phone || row.mobilePhone || '–',
  width: 150,
  phone: 'hide',
};
const status: Column<User> = {
  id: 'status',
  header: 'Status',
  cell: (row) => <Chip tone={row.status === 'Active' ? 'sign' : 'grey'}>{row.status}</Chip>,
  align: 'right',
  width: 124,
};

/** "MCAdmin, super": the super admin alone changes global settings (specification, section 6). */
function roleOf({ role: given, isSuperAdmin }: User): string {
  return isSuperAdmin ? `${given}, super` : given;
}

/** The company only where users of several are listed. */
export function userColumns({ showsCompany }: { showsCompany: boolean }): readonly Column<User>[] {
  return [name, email, role, ...(showsCompany ? [company] : []), phone, status];
}
