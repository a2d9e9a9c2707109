export const noNotices =
  'You are told here when a customer books, asks for a change, reports damage or gives a low mark, when a note mentions you, when orders are handed over to you, and when it is time for a reminder.';
