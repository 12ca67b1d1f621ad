import { isGtin } from '@izlog/contract/user/barcode';

/**
 * A barcode as the number by which channels know goods; null where it is none. Numbers that a shop gives within its own walls
 * (GS1 prefixes 02, 04 and 2) and coupons (98, 99) mean nothing elsewhere: channels refuse them.
 */
export function gtinOf(barcode: string | null): string | null {
  // Signs that people write between the digits are none of the number.
  const digits = (barcode ?? '').replaceAll(/[\s-]/g, '');
  if (!isGtin(digits) || /^0+$/.test(digits)) return null;
  const isRestricted =
    digits.length === 8
      ? /^[02]/.test(digits)
      : /^(?:2|02|04|98|99)/.test(digits.length === 12 ? `0${digits}` : digits.slice(-13));
  return isRestricted ? null : digits;
}
