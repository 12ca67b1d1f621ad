import { choiceOptionKinds, customOptionKinds } from '@izlog/contract/product/product-kinds';
import type { SaidOption } from '@izlog/contract/product/record/said-lists';
import type { StaffKey } from '#site/i18n/messages.ts';

/** What an option may be, `text` where the platform says nothing. */
export const optionKinds = ['text', ...customOptionKinds] as const;
export type OptionKind = (typeof optionKinds)[number];

export const optionKindWords = {
  text: 'products.optionText',
  numberField: 'products.optionNumber',
  dropdown: 'products.optionDropdown',
  multipleSelect: 'products.optionMany',
  textSwatch: 'products.optionButtons',
  visualSwatch: 'products.optionColours',
  yesNo: 'products.optionYesNo',
  date: 'products.optionDate',
  dateTime: 'products.optionDateTime',
} as const satisfies Record<OptionKind, StaffKey>;

/** Whether its answer is one of its choices; another kind has one amount. */
export const isChoice = (kind: SaidOption['inputType']): boolean =>
  choiceOptionKinds.some((one) => one === kind);

/** Most options of one product, and choices of one option, that a form shows empty lines after. */
export const [mostOptions, mostValues] = [30, 100];
