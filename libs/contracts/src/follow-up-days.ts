/** Days after a customer got a quote on which a company may have it followed up. */
export const followUpDays = [1, 3, 6] as const;
export type FollowUpDay = (typeof followUpDays)[number];

/** `offer` brings the quote to a customer who was not mailed it; the others remind of it. */
export const followUpLetters = ['offer', 'reminder', 'questions', 'priceEnds'] as const;
export type FollowUpLetterName = (typeof followUpLetters)[number];
/** Those that are true of any quote whose customer knows it. */
export const reminderLetters = ['reminder', 'questions'] as const satisfies readonly FollowUpLetterName[];
export type ReminderLetter = (typeof reminderLetters)[number];
