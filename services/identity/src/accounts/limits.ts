/** Limits of signing in (docs/product/people.md). All times follow the database's clock. */
export const sessionHours = 12;
export const codeMinutes = 10;
export const maxCodeTries = 5;
export const maxOpenCodesPerHour = 5;
/** Wrong passwords and wrong codes of one account together. */
export const maxWrongTriesPerDay = 20;
export const resetLinkMinutes = 30;
export const maxResetLinksPerHour = 5;
export const knownDeviceDays = 180;
/** Accounts that a password is compared with: the owner of the address, and the latest of another company that entered it, too. */
export const mostOfAnAddress = 2;
/** A temporary password, and the link of the invitation with it. */
export const invitationHours = 72;
