import type { PlatformTexts } from '../platform-keys.ts';

/** Single words of lists and options. */
export const words: PlatformTexts['words'] = {
  yes: 'Yes',
  no: 'No',
  price: 'Price',
};
