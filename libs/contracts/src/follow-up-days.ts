/** Days after a customer got a quote on which a company may have it followed up. */
export const followUpDays = [1, 3, 6] as const;
export type FollowUpDay = (typeof followUpDays)[number];
