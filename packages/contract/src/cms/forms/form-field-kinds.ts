/** Kinds of fields a form may have. */
export const fieldKinds = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'select',
  'checkbox',
  'file',
] as const;
export type FieldKind = (typeof fieldKinds)[number];
