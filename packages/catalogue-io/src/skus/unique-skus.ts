import { importLimits } from '../files/import-record.ts';
import { skuKey } from './sku-key.ts';

/**
 * Gives a SKU that another row of the file has a number at its end that no row has: `M-202`, `M-202-2`, `M-202-3`. The
 * same rows get the same numbers at every reading.
 */
export function uniqueSkus(skus: ReadonlySet<string>): (sku: string) => string {
  const given = new Set(skus);
  return (sku) => {
    for (let number = 2; ; number++) {
      const tail = `-${number}`;
      const free = sku.slice(0, importLimits.code - tail.length) + tail;
      if (given.has(skuKey(free))) continue;
      given.add(skuKey(free));
      return free;
    }
  };
}
