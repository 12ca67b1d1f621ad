import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import type { EditedPage } from '../page/edited-page.ts';

/** What the control of a field is given. */
export interface ControlProps<F extends FieldDeclaration = FieldDeclaration> {
  field: F;
  name: string;
  label: string;
  value: unknown;
  error?: string;
  page: EditedPage;
  /** Nothing empties the field. */
  onChange: (value: unknown) => void;
}

export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
