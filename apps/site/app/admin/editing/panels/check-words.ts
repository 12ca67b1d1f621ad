import type { StaffKey } from '#site/i18n/messages.ts';

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
  'nested-interactive': 'edit.check.nested',
  'link-in-text-block': 'edit.check.inText',
  'video-caption': 'edit.check.film',
  'svg-img-alt': 'edit.check.alt',
  'role-img-alt': 'edit.check.alt',
  'input-image-alt': 'edit.check.alt',
  'aria-command-name': 'edit.check.name',
  'aria-input-field-name': 'edit.check.name',
  'aria-toggle-field-name': 'edit.check.name',
  'select-name': 'edit.check.label',
};

/** What a rule of axe found, in words; rules without words of their own are shown as one. */
export const checkWords = (rule: string): StaffKey => words[rule] ?? 'edit.check.other';
