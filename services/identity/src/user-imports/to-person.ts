import { messages, type Role, roles, UserForm, type UserImportColumn } from '@overland/contracts';
import { type CsvRow, RowRefusal } from '@overland/service-kit';

type Cells = CsvRow<UserImportColumn>['cells'];

/** The importer, and the portals that may be named as a company. */
export interface ImportedBy {
  role: Role;
  portalId: string;
}
interface Company {
  portalId: string;
  companyName: string;
}

/**
 * A row of the file as the form of a new user would send it. Capitals in roles and company names do not matter.
 * @throws RowRefusal with all that is wrong, in the words of the form
 */
export function toPerson(cells: Cells, by: ImportedBy, companies: readonly Company[]): UserForm & Company {
  const { email = '', firstName = '', lastName = '', role = '' } = cells;
  const refused = new Map<string, string>();
  const orRefused = <T>(field: string, find: () => T): T | undefined => {
    try {
      return find();
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error;
      refused.set(field, error.message);
      return undefined;
    }
  };
  const company = orRefused('portalId', () => companyOf(cells.company ?? '', by, companies));
  const person = { email, firstName, lastName, role: orRefused('role', () => roleNamed(role, by)) };
  const parsed = UserForm.safeParse({ ...person, portalId: company?.portalId });
  if (parsed.success && company) return { ...parsed.data, ...company };
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.join('.');
    if (!refused.has(field)) refused.set(field, message);
  }
  throw new RowRefusal([...refused.values()].join(' '));
}

/** Only roles that the importer may give are named. */
function roleNamed(text: string, by: ImportedBy): string | undefined {
  if (text === '') return undefined;
  const given = roles.filter((role) => role !== 'MCAdmin' || by.role === 'MCAdmin');
  const found = given.find((role) => role.toLowerCase() === text.toLowerCase());
  if (found) return found;
  throw new RowRefusal(`Role “${text}” is not one of: ${given.join(', ')}.`);
}

function companyOf(name: string, by: ImportedBy, companies: readonly Company[]): Company {
  const own = companies.find(({ portalId }) => portalId === by.portalId);
  if (name === '') {
    if (by.role === 'MCAdmin' || !own) throw new RowRefusal(messages.portalRequired);
    return own;
  }
  const named = companies.filter(({ companyName }) => companyName.toLowerCase() === name.toLowerCase());
  const [company] = named;
  if (by.role !== 'MCAdmin' && company?.portalId !== by.portalId) {
    throw new RowRefusal('You can add people to your own company only.');
  }
  if (!company) throw new RowRefusal(`There is no company “${name}”.`);
  if (named.length > 1) throw new RowRefusal(`There are ${named.length} companies “${name}”.`);
  return company;
}
