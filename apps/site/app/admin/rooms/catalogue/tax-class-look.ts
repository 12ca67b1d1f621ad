import type { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How tax classes are named and rendered. */
export const taxClassLook = {
  route: 'adminTaxClasses',
  words: {
    nothing: 'taxClasses.nothing',
    nothingLead: 'taxClasses.nothingLead',
    count: 'taxClasses.count',
    filter: 'taxClasses.filter',
    nothingFoundLead: 'taxClasses.nothingFoundLead',
  },
  search: 'taxClasses.search',
  fields: {
    name: 'taxClasses.name',
    code: 'taxClasses.code',
    rate: 'taxClasses.rate',
    products: 'taxClasses.products',
  },
  hints: { code: 'taxClasses.codeHint', rate: 'taxClasses.rateHint' },
  faults: { code: { taken: 'taxClasses.taken', custom: 'taxClasses.codeHint' } },
  used: ({ id, products }) => ({
    count: products,
    words: 'taxClasses.used',
    to: { route: 'adminProducts', query: { taxClass: String(id), state: 'every' } },
  }),
  to: ({ id }) => ({ route: 'adminTaxClass', params: { id: String(id) } }),
} satisfies LookOf<typeof taxClassResource>;
