import { productChoices } from '@izlog/contract/product/record/product-record-calls';
import {
  countProductViews,
  type ProductRow,
  productResource,
} from '@izlog/contract/product/record/product-rows';
import type { ListView } from '#site/admin/record/list-view.ts';
import { countsOf, loadList } from '#site/admin/record/load-list.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { indented } from './indented.ts';
import { bulkFields } from './plain-fields.server.ts';
import type { PlainFieldView } from './plain-fields.ts';
import type { ProductChoices } from './product-view.ts';

/** A page of the products of the site, narrowed as the address asks, with how many each view has. */
export async function loadProducts(
  site: SiteContext,
  url: URL,
): Promise<{ view: ListView<ProductRow>; choices: ProductChoices; bulkFields: PlainFieldView[] }> {
  const [choices, counts] = await Promise.all([
    site.call(productChoices, {}),
    site.call(countProductViews, {}),
  ]);
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  const options = {
    category: choices.categories.map((category) => option({ id: category.id, name: indented(category) })),
    brand: choices.brands.map(option),
    tag: choices.tags.map(option),
    taxClass: choices.taxClasses.map(option),
    attribute: choices.attributes.map(option),
    // Of the attribute that was chosen: a shop has thousands of them all together.
    value: valuesOf(choices, Number(url.searchParams.get('attribute'))).map(option),
  };
  const view = { ...(await loadList(site, url, productResource, { options })), counts: countsOf(counts) };
  return { view, choices, bulkFields };
}

const valuesOf = ({ attributes }: ProductChoices, chosen: number) =>
  attributes.find(({ id }) => id === chosen)?.values ?? [];
