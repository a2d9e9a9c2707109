// A basic pattern, linear in its input (the length is capped first).
const emailPattern = /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[a-z0-9][a-z0-9-]{0,62}\.)+[a-z]{2,24}$/i;

/** Whether a text is one email address. */
export const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value);
