import type { StaffKey } from '../../../i18n/messages.ts';

/** Rules of axe that have words of their own. */
const words: Readonly<Record<string, StaffKey>> = {
  'color-contrast': 'edit.check.contrast',
  'image-alt': 'edit.check.alt',
  'link-name': 'edit.check.link',
  'button-name': 'edit.check.button',
  'heading-order': 'edit.check.headings',
  'empty-heading': 'edit.check.emptyHeading',
  'page-has-heading-one': 'edit.check.noTitle',
  label: 'edit.check.label',
  'target-size': 'edit.check.target',
};

/** What a rule of axe found, in words; rules without words of their own are told as one. */
export const checkWords = (rule: string): StaffKey => words[rule] ?? 'edit.check.other';
