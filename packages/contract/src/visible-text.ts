import { z } from 'zod';

/**
 * A text without the spaces around it. One of nothing but signs that nobody sees is as empty as one of spaces: a record
 * with such a name would be a link without words.
 */
export const visibleText = () =>
  z
    .string()
    .trim()
    .overwrite((text) => (seen.test(text) ? text : ''));

/** Anything but spaces, control and format signs, the blank letters of Hangul and Braille and the forms of emoji. */
const seen = /[^\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800\p{VS}]/u;
