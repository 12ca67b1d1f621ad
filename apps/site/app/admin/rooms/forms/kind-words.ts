import type { FieldKind } from '@izlog/contract/cms/forms/form-field-kinds';
import type { StaffKey } from '#site/i18n/messages.ts';

export const kindWords: Readonly<Record<FieldKind, StaffKey>> = {
  text: 'staffForms.kindText',
  textarea: 'staffForms.kindTextarea',
  email: 'staffForms.kindEmail',
  phone: 'staffForms.kindPhone',
  number: 'staffForms.kindNumber',
  date: 'staffForms.kindDate',
  select: 'staffForms.kindSelect',
  checkbox: 'staffForms.kindCheckbox',
  file: 'staffForms.kindFile',
};
