/** Whether `text` is an OIB: eleven digits, the last a check digit by ISO 7064, MOD 11,10. */
export function isOib(text: string): boolean {
  if (!/^[0-9]{11}$/.test(text)) return false;
  let rest = 10;
  for (const digit of text.slice(0, 10)) {
    rest = (rest + Number(digit)) % 10;
    if (rest === 0) rest = 10;
    rest = (rest * 2) % 11;
  }
  return (11 - rest) % 10 === Number(text[10]);
}
