const digitsOf = new Map<string, number>();

/** How many digits follow the point of a currency: 2 of the euro, 0 of the yen. */
function minorDigits(currency: string): number {
  let digits = digitsOf.get(currency);
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    digitsOf.set(currency, digits);
  }
  return digits;
}

/** A decimal as XML writes it (`12.5`, `12.50000`) in whole minor units; undefined where it is none, or finer than the currency. */
export function minorUnits(text: string, currency: string): number | undefined {
  const found = /^(\d{1,15})(?:\.(\d{0,5}))?$/.exec(text.trim());
  if (!found || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = minorDigits(currency);
  const fraction = (found[2] ?? '').padEnd(5, '0');
  if (/[^0]/.test(fraction.slice(digits))) return undefined;
  const value = Number(`${found[1]}${fraction.slice(0, digits)}`);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Minor units as the decimal of a message: 1250 EUR is `12.50`. */
export function decimalText(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  if (digits === 0) return String(amount);
  const text = String(amount).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
