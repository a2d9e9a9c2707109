export const noNotices =
  'You are told here when a note mentions you, when orders are handed over to you, and when it is time for a reminder.';
