/** What can wait for staff, the most urgent kinds first. */
export const todoNames = ['withdrawals', 'mails', 'comments', 'entries', 'failedRequests'] as const;
export type TodoName = (typeof todoNames)[number];
