/**
 * What a telephone number is looked for by, however it was typed: its last eight digits, which are the same with the country in
 * front, a zero or neither. Undefined where what was typed is none. Compared with digits alone.
 */
export function phonePattern(typed: string): string | undefined {
  if (!/^[+(]?[\d\s()/.-]+$/.test(typed.trim())) return undefined;
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < 5 ? undefined : `%${digits.slice(-8)}%`;
}

/**
 * What a SKU is looked for by where its signs were left out or are others (`AB-12/3`, `ab 123`): its letters and digits, to be
 * compared as `izlog_bare(sku) like '%' || izlog_bare(…) || '%'`. Undefined where too little is left.
 */
export function bareWord(typed: string): string | undefined {
  const bare = typed.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return bare.length < 3 ? undefined : bare;
}
