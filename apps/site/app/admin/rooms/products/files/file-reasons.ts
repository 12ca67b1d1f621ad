import type { MessageValues, StaffKey } from '#site/i18n/messages.ts';

/**
 * What is wrong with a row, as the readers of files say it, and the words of the back office for it; what stands in
 * brackets is handed on as `what`.
 */
const known: readonly [RegExp, StaffKey][] = [
  [/^is no amount such as/, 'products.fileWhyAmount'],
  [/^has more than \d+ decimals$/, 'products.fileWhyDecimals'],
  [/^is (?:no|not a) whole number/, 'products.fileWhyWhole'],
  [/^is no number$/, 'products.fileWhyNumber'],
  [/^is below zero and was read as 0$/, 'products.fileWhyNegativeZero'],
  [/^is below zero$/, 'products.fileWhyNegative'],
  [/^is too large$/, 'products.fileWhyTooLarge'],
  [/^is empty: a variation needs its product$/, 'products.fileWhyNoParent'],
  [/^is empty, and so is ID/, 'products.fileWhyNoCode'],
  [/^is empty/, 'products.fileWhyEmpty'],
  [/^has no price$/, 'products.fileWhyNoPrice'],
  [/^is already used on row (\d+)$/, 'products.fileWhyTwice'],
  [/^is already used on row \d+ and became (.+)$/, 'products.fileWhyBecame'],
  [/^has no unit, so no weight was taken/, 'products.fileWhyNoUnit'],
  [/an earlier row$/, 'products.fileWhyTwiceAbove'],
  [/^is the same choice as on row (\d+)$/, 'products.fileWhySameChoice'],
  [/^is already used by (?:another|the) product/, 'products.fileWhyTaken'],
  [/^(?:belongs to a product that was refused|was refused itself)/, 'products.fileWhyParentRefused'],
  [/^(?:is no product of this file|names a product that is not there: import)/, 'products.fileWhyParentGone'],
  [/^names a product that is not there, and was left out$/, 'products.fileWhyLinkGone'],
  [/^names a product that/, 'products.fileWhyParentGone'],
  [/^names something that is neither/, 'products.fileWhyUnknown'],
  [/^is given without a regular price$/, 'products.fileWhySaleAlone'],
  [/^is not lower than the regular price/, 'products.fileWhySaleNotLower'],
  [/^is before the start of the sale$/, 'products.fileWhySaleEnds'],
  [/^is (?:not a date|no moment) /, 'products.fileWhyDate'],
  [/^is neither (?:true nor false|1 nor 0)/, 'products.fileWhyYesNo'],
  [
    /^(?:is none of|holds something other than|holds a kind of price other than) (.+)$/,
    'products.fileWhyNoneOf',
  ],
  [/^is longer than (\d+) characters$/, 'products.fileWhyLong'],
  [/^has more than (\d+) values$/, 'products.fileWhyMany'],
  [/^holds the control character/, 'products.fileWhyControl'],
  [/^begins like a spreadsheet formula$/, 'products.fileWhyFormula'],
  [/^has a path of too many categories$/, 'products.fileWhyDeep'],
  [/^is not an http\(s\) address/, 'products.fileWhyAddress'],
  [/^(?:is neither an http\(s\) address|the picture was left out)/, 'products.fileWhyPicture'],
  [/^has a file without an http/, 'products.fileWhyAddress'],
  [/^is less than the (\d+) promised/, 'products.fileWhyPromised'],
  [/^is not known in this shop: the usual tax applies$/, 'products.fileWhyTax'],
  [/^does not fit the attribute of this shop/, 'products.fileWhyAttribute'],
  [/^is a text of its own for every product/, 'products.fileWhyOwnText'],
  [/^is no rating from 1 to (\d+)$/, 'products.fileWhyRating'],
  [/^gift cards cannot be imported$/, 'products.fileWhyGiftCard'],
  [/^is kept with the parent/, 'products.fileWhyParentStock'],
  [/^none of its variations can be sold/, 'products.stopVariants'],
  [/^none of the products it is made of/, 'products.stopMembers'],
  [/^has no file that its buyers/, 'products.stopFile'],
  [/^its category asks for its manufacturer/, 'products.stopMakerName'],
  [/^its category asks for the postal/, 'products.stopMakerAddress'],
  [/^its category asks for the electronic/, 'products.stopMakerEmail'],
  [/^its manufacturer is outside the EU/, 'products.stopResponsible'],
  [/^its category asks for warnings/, 'products.stopSafety'],
  [/left out$/, 'products.fileWhyLeftOut'],
];

/** The words for a reason; the rare one that has none is said to be what it is, in the owner's language. */
export function reasonWords(reason: string): { key: StaffKey; values: MessageValues }[] {
  return reason.split('; ').map((one): { key: StaffKey; values: MessageValues } => {
    for (const [pattern, key] of known) {
      const found = pattern.exec(one);
      if (found) return { key, values: { what: found[1] ?? '' } };
    }
    return { key: 'products.fileWhyOther', values: {} };
  });
}
