/** A line of a field of products: a sku, or `#12` for a product without one, and how many of it. */
export interface PickedLine {
  key: string;
  quantity: number;
}

/**
 * What stands in a field of products, line by line; without `counts` a line, or what stands between commas, is one product.
 * What cannot be read stays a line, so that it is seen and can be removed.
 */
export function readLines(typed: string, counts: boolean): PickedLine[] {
  return typed
    .split(counts ? /[\r\n]+/ : /[,;\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, key = line, times] = (counts && /^(\S.*?)(?:\s+[x×]?\s?(\d{1,4}))?$/.exec(line)) || [];
      return { key, quantity: Number(times ?? 1) };
    });
}

/** The text of a field of products. */
export const linesText = (lines: readonly PickedLine[], counts: boolean): string =>
  lines.map(({ key, quantity }) => (counts ? `${key} ${quantity}` : key)).join('\n');

/** What a product is called in such a field. */
export const keyOf = ({ id, sku }: { id: number; sku: string | null }): string => sku ?? `#${id}`;
