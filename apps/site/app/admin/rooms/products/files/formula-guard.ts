/** What a spreadsheet would read as the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;
const number = /^[-+]?\d+([.,]\d+)?$/;

/** A text that no spreadsheet reads as a formula: an apostrophe before what it would; numbers are let be. */
export const guarded = (text: string): string =>
  formula.test(text) && !number.test(text) ? `'${text}` : text;

/** A text as it was before `guarded`. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
