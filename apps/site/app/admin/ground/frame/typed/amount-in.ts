/** `12`, `12,5` and `12.50`; nothing for what could be read in two ways, such as `1.200`. */
export function amountIn(text: string): number | undefined {
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s|€/g, ''));
  if (!found) return undefined;
  const amount = Number(`${found[1]}.${found[2] ?? 0}`);
  return amount > 0 ? amount : undefined;
}
