import type { brandResource } from '@izlog/contract/product/registries/brand-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How makers are named and rendered. */
export const brandLook = {
  record: 'brand',
  route: 'adminBrands',
  inProducts: 'brand',
  form: 'adminBrand',
} satisfies LookOf<typeof brandResource>;
