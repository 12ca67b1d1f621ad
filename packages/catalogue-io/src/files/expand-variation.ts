import { createHash } from 'node:crypto';
import type { ImportVariant } from './import-record.ts';

/**
 * A variation that holds for any value of some attributes as one variant for each choice of them; each gets an
 * external id and a SKU of its own, by the values chosen.
 */
export function expandVariation(
  variant: ImportVariant,
  open: ReadonlyArray<{ name: string; values: readonly string[] }>,
): ImportVariant[] {
  let variants = [variant];
  for (const { name, values } of open) {
    variants = variants.flatMap((one) =>
      values.map((value) => ({
        ...one,
        externalId: `${one.externalId}#${value.toLowerCase()}`,
        sku: one.sku && `${one.sku}-${codeOf(value)}`,
        name: `${one.name}, ${value}`,
        options: [...one.options, { name, value }],
      })),
    );
  }
  return variants;
}

/**
 * A short code of letters and digits for a value; values that would look alike without their signs ("A", "A+") differ
 * by a few characters of their hash.
 */
export function codeOf(value: string): string {
  const plain = value.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
  const code = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  const isPlain = /^[a-z0-9 _-]+$/.test(plain) && code !== '' && value.length <= 60;
  if (isPlain) return code;
  const hash = createHash('sha256').update(value.toLowerCase()).digest('hex').slice(0, 6);
  return code === '' ? hash : `${code}-${hash}`;
}
