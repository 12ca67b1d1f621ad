/** One `key=value` list of a Magento cell, keys in lower case: `sku=A-1,size=XS`. */
export type MagentoPairs = Map<string, string>;

/**
 * Reads `key=value,key=value`; a comma that no key follows belongs to the value before it, quotes around a value do not
 * belong to it.
 */
export function readPairs(text: string): MagentoPairs {
  const pairs: MagentoPairs = new Map();
  let last: string | undefined;
  for (const piece of text.split(',')) {
    const match = /^\s*"?([\w-]+)=([\s\S]*)$/.exec(piece);
    if (match?.[1]) {
      last = match[1].toLowerCase();
      pairs.set(last, match[2] ?? '');
    } else if (last !== undefined) pairs.set(last, `${pairs.get(last)},${piece}`);
  }
  for (const [key, value] of pairs) pairs.set(key, value.trim().replace(/^"|"$/g, '').replaceAll('""', '"'));
  return pairs;
}

/** Several such lists, divided by a bar: the variants of a product, the choices of a bundle. */
export function readPairLists(text: string): MagentoPairs[] {
  return text
    .split('|')
    .filter((part) => part.trim() !== '')
    .map(readPairs);
}

/** Lists of skus: `A-1,A-2`, for grouped products `A-1=2.0,A-2=1.0`. */
export function readSkus(text: string): Array<{ sku: string; quantity: number }> {
  return text.split(',').flatMap((part) => {
    const [sku = '', quantity = '1'] = part.trim().split('=');
    return sku === '' ? [] : [{ sku, quantity: Math.max(1, Math.round(Number(quantity)) || 1) }];
  });
}

/** The name that people read for a code without a label: `style_general` → `Style general`. */
export function nameOfCode(code: string): string {
  const words = code.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Category paths of a cell without the root, which only Magento has: `Default Category/Men/Tops` → Men, Tops. A slash
 * inside of a name is written `\/`.
 */
export function readCategoryPaths(text: string): string[][] {
  return text.split(',').flatMap((path) => {
    const [, ...names] = path
      .split(/(?<!\\)\//)
      .map((name) => name.replaceAll('\\/', '/').trim())
      .filter((name) => name !== '');
    return names.length ? [names] : [];
  });
}
