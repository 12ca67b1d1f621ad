/** Digit that ends a reference of model HR01: weights 2, 3, 4, … from the right, modulo 11; 10 and 11 give 0. */
export function referenceCheckDigit(digits: string): number {
  let sum = 0;
  [...digits.replaceAll('-', '')].toReversed().forEach((digit, index) => {
    sum += Number(digit) * (index + 2);
  });
  const rest = 11 - (sum % 11);
  return rest >= 10 ? 0 : rest;
}

/** The reference of an order: the digits of its number and a check digit, for model HR01. `2026-000123` is `2026-000123-K`. */
export function orderReference(slug: string): { model: string; reference: string } {
  const parts = slug.split('-').map((part) => part.replaceAll(/\D/g, ''));
  const digits = parts.filter((part) => part !== '').slice(0, 2);
  return { model: 'HR01', reference: [...digits, referenceCheckDigit(digits.join(''))].join('-') };
}
