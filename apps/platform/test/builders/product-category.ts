import type { CategoryInput } from '#platform/services/catalogue/categories/category-input.ts';
import { saveCategory } from '#platform/services/catalogue/categories/save-category.ts';
import type { TestPlatform } from '../kit.ts';

let made = 0;

/** Makes a category of products and gives its id; `name` is short for a Croatian name. */
export async function buildProductCategory(
  platform: TestPlatform,
  { name, ...input }: CategoryInput & { name?: string } = {},
  { site = 1 }: { site?: 1 | 2 } = {},
): Promise<number> {
  made++;
  return saveCategory(
    await platform.ctx({ site }),
    { translations: { hrv: { name: name ?? `Polica ${made}` } }, ...input },
    { onTakenSlug: 'number' },
  );
}
