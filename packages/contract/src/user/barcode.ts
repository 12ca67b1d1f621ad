/** True for 13 digits whose last is the check digit of the others (GS1 EAN-13). */
export function isEan13(text: string): boolean {
  return /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === text[12];
}

/** True for the 8, 12, 13 or 14 digits of a GTIN, which shops call EAN, with the right check digit (GS1). */
export function isGtin(text: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(text) && eanCheckDigit(text.slice(0, -1)) === text.at(-1);
}

/** The check digit of the digits before it: weights 3 and 1 by turns from the last one, up to the next ten. */
export function eanCheckDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
