/** What can wait for staff, the most urgent kinds first. */
export const todoNames = [
  'withdrawals',
  'returns',
  'orders',
  'unreported',
  'certificate',
  'eInvoices',
  'eInvoicePayments',
  'incomingInvoices',
  'bankLines',
  'releases',
  'mails',
  'comments',
  'entries',
  'webhooks',
  'unsent',
  'lowStock',
  'waitingCustomers',
  'taxRates',
  'ossThreshold',
  'failedRequests',
] as const;
export type TodoName = (typeof todoNames)[number];
