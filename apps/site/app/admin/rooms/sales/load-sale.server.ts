import { productChoices } from '@izlog/contract/product/record/product-record-calls';
import { saleResource } from '@izlog/contract/product/sales/sale-resource';
import type { Sale } from '@izlog/contract/product/sales/sale-staff';
import { shopDayOf, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import type { FormView, ListView, OptionView } from '#site/admin/record/list-view.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { keyOf } from '#site/admin/record/pick/picked-lines.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** A sale by the id of an address, `novo` for one that is yet to be made; 404 for any other. */
export async function loadSale(site: SiteContext, id: string): Promise<FormView<Sale>> {
  const today = shopDayOf(Date.now());
  const view = await loadForm(site, saleResource, id === 'novo' ? 'novi' : id, {
    options: await choicesOf(site),
    start: {
      kind: 'percent',
      rounding: 'cent',
      validFrom: startOfDay(today, 1),
      validTo: startOfDay(today, 4),
    },
    shown: shownSale,
  });
  const { products = [], exceptProducts = [] } = view.record ?? {};
  return {
    ...view,
    options: { ...view.options, skus: namesOf(products), exceptSkus: namesOf(exceptProducts) },
  };
}

/** A sale as its fields show it. */
export const shownSale = (sale: Sale) => ({
  ...sale,
  skus: sale.products.map(keyOf),
  exceptSkus: sale.exceptProducts.map(keyOf),
});

async function choicesOf(site: SiteContext): Promise<ListView['options']> {
  const { categories, tags, brands } = await site.call(productChoices, {});
  const option = ({ id, name }: { id: number; name: string }): OptionView => ({
    value: String(id),
    label: name,
  });
  return {
    categoryIds: categories.map((one) => ({ ...option(one), depth: one.depth })),
    tagId: tags.map(option),
    exceptTagId: tags.map(option),
    brandId: brands.map(option),
  };
}

const namesOf = (products: Sale['products']): OptionView[] =>
  products.map((one) => ({ value: keyOf(one), label: one.name || keyOf(one) }));
