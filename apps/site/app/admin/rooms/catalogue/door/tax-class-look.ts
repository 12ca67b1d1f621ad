import type { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How tax classes are named and rendered. */
export const taxClassLook = {
  record: 'taxClass',
  route: 'adminTaxClasses',
  faults: { code: { custom: 'taxClass.code.hint' } },
  inProducts: 'taxClass',
  form: 'adminTaxClass',
} satisfies LookOf<typeof taxClassResource>;
