/** A Croatian OIB as it is kept, eleven digits; spaces and a leading HR are stripped. */
export function bareOib(text: string): string {
  return text.replaceAll(/[\s.-]/g, '').replace(/^HR/i, '');
}

/** Whether `text` is an OIB: eleven digits whose last one is right by ISO 7064 MOD 11,10 (CHECKOUT-015). */
export function isOib(text: string): boolean {
  const oib = bareOib(text);
  if (!/^[0-9]{11}$/.test(oib)) return false;
  let rest = 10;
  for (const digit of oib.slice(0, 10)) {
    rest = (rest + Number(digit)) % 10 || 10;
    rest = (rest * 2) % 11;
  }
  return (11 - rest) % 10 === Number(oib[10]);
}
