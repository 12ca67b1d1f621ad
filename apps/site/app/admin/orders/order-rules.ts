import { type FormRules, maxLength, type Rule, required } from '../../kit/forms/rules.ts';

/** A parcel has a carrier and a number, or is not told of at all. */
const requiredWith =
  (...others: readonly string[]): Rule =>
  (value, read) =>
    value.trim() === '' && others.some((other) => read(other).trim() !== '')
      ? { key: 'validation.required' }
      : undefined;

const webAddress: Rule = (value) =>
  value.trim() === '' || /^https?:\/\/\S+$/i.test(value.trim()) ? undefined : { key: 'form.wrong' };

/** How a parcel is followed: all of it, or nothing. */
const labelRules: FormRules = {
  carrier: [requiredWith('parcel', 'url'), maxLength(60)],
  parcel: [requiredWith('carrier', 'url'), maxLength(60)],
  url: [webAddress, maxLength(500)],
};

/** A parcel of its own; it may go with a carrier before its number is known. */
export const packRules: FormRules = {
  carrier: [requiredWith('parcel', 'url'), maxLength(60)],
  parcel: [maxLength(60)],
  url: [webAddress, maxLength(500)],
};

/** Another state, with what is said to the buyer. */
export const moveRules: FormRules = {
  state: [required],
  note: [maxLength(1000)],
  ...labelRules,
};

/** What the bank shows of a refund, and by what one sees it. */
export const settleRefundRules: FormRules = {
  isGiven: [required],
  reason: [required, maxLength(500)],
};

/** Name of the field that says how many pieces of an item are given back. */
export const quantityField = (itemId: number | ''): string => `pieces.${itemId}`;
