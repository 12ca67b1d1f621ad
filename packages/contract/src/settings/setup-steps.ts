/** What a new shop needs, in the order in which one does it. */
export const setupSteps = [
  'company',
  'iban',
  'payment',
  'delivery',
  'taxes',
  'invoices',
  'product',
  'legal',
  'consent',
  'labels',
  'mail',
  'look',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** `missing` stops selling, `wanted` can wait. */
export const setupStates = ['done', 'missing', 'wanted'] as const;
export type SetupState = (typeof setupStates)[number];
