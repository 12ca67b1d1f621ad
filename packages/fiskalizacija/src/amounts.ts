/** Cents as messages and the ZKI write them: `1245.56`, `-0.05`. */
export function decimalOf(cents: number): string {
  const whole = Math.abs(cents);
  const text = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return cents < 0 ? `-${text}` : text;
}

/** The cents of a text like `-1245.56`. */
export function centsOf(decimal: string): number {
  const [whole = '0', part = '00'] = decimal.replace(/^[+-]/, '').split('.');
  const cents = Number(whole) * 100 + Number(part);
  return decimal.startsWith('-') && cents > 0 ? -cents : cents;
}
