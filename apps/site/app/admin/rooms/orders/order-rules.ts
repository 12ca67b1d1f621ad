import {
  carrierLength,
  noteToBuyerLength,
  refundReasonLength,
  trackingNumberLength,
  trackingUrlLength,
} from '@izlog/contract/field-lengths';
import { type FormRules, maxLength, type Rule, required } from '#site/kit/forms/rules.ts';

/** A parcel has a carrier and a number, or is not mentioned at all. */
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
  carrier: [requiredWith('parcel', 'url'), maxLength(carrierLength)],
  parcel: [requiredWith('carrier', 'url'), maxLength(trackingNumberLength)],
  url: [webAddress, maxLength(trackingUrlLength)],
};

/** A parcel of its own; it may go with a carrier before its number is known. */
export const packRules: FormRules = {
  carrier: [requiredWith('parcel', 'url'), maxLength(carrierLength)],
  parcel: [maxLength(trackingNumberLength)],
  url: [webAddress, maxLength(trackingUrlLength)],
};

/** Another state, with what is said to the buyer. */
export const moveRules: FormRules = {
  state: [required],
  note: [maxLength(noteToBuyerLength)],
  ...labelRules,
};

/** The end of an order, with what is said to the buyer. */
export const cancelRules: FormRules = { note: [maxLength(noteToBuyerLength)] };

/** Money that staff see at the bank. */
export const receivedRules: FormRules = { received: [required] };

/** What the bank shows of a refund, and by what one sees it. */
export const settleRefundRules: FormRules = {
  isGiven: [required],
  reason: [required, maxLength(refundReasonLength)],
};

/** Name of the field that says how many pieces of an item are given back. */
export const quantityField = (itemId: number | ''): string => `pieces.${itemId}`;
