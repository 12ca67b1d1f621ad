/** True for 13 digits whose last is the check digit of the others (GS1 EAN-13). */
export function isEan13(text: string): boolean {
  return /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === text[12];
}

/** The check digit of 12 digits of an EAN-13: weights 1 and 3 by turns, up to the next ten. */
export function eanCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
