/** What can wait for staff, the most urgent kinds first. */
export const todoNames = [
  'withdrawals',
  'mails',
  'comments',
  'entries',
  'lowStock',
  'waitingCustomers',
  'failedRequests',
] as const;
export type TodoName = (typeof todoNames)[number];
