import type { OwnerFunnel } from '../insight.js';

/** The owner of a report's row, with the company where there are several. */
export function ownerText(
  { ownerName, companyName }: Pick<OwnerFunnel, 'ownerName' | 'companyName'>,
  namesCompany: boolean,
): string {
  const name = ownerName || 'No owner';
  return namesCompany && companyName ? `${name}, ${companyName}` : name;
}
