/** Limits of signing in (docs/product/people.md). All times follow the database's clock. */
export const sessionHours = 12;
export const codeMinutes = 10;
export const maxCodeTries = 5;
export const maxOpenCodesPerHour = 5;
/** Wrong passwords and wrong codes of an account together. */
export const maxWrongTriesPerDay = 20;
export const resetLinkMinutes = 30;
export const maxResetLinksPerHour = 5;
export const knownDeviceDays = 180;
/** How many accounts a password is compared with: the address's owner, and the latest of another company that entered it. */
export const mostOfAnAddress = 2;
/** How long a temporary password, and the link in its invitation, is valid. */
export const invitationHours = 72;
