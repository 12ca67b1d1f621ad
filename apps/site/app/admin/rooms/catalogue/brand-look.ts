import type { brandResource } from '@izlog/contract/product/registries/brand-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How makers are named and rendered. */
export const brandLook = {
  route: 'adminBrands',
  words: {
    nothing: 'brands.nothing',
    nothingLead: 'brands.nothingLead',
    count: 'brands.count',
    filter: 'brands.filter',
    nothingFoundLead: 'brands.nothingFoundLead',
  },
  search: 'brands.search',
  fields: {
    name: 'brands.name',
    manufacturerName: 'brands.manufacturerName',
    manufacturerAddress: 'brands.address',
    manufacturerEmail: 'brands.email',
    isMakerOutsideEu: 'brands.isMakerOutsideEu',
    responsibleName: 'brands.responsibleName',
    responsibleAddress: 'brands.responsibleAddress',
    responsibleEmail: 'brands.responsibleEmail',
    products: 'brands.products',
  },
  hints: {
    name: 'brands.nameHint',
    manufacturerAddress: 'brands.addressHint',
    manufacturerEmail: 'brands.emailHint',
    isMakerOutsideEu: 'brands.outsideEuHint',
  },
  legends: { maker: 'brands.maker', responsible: 'brands.responsible' },
  views: { withoutAddress: 'brands.withoutAddress', outsideEu: 'brands.outsideEu' },
  faults: { name: { taken: 'brands.taken' } },
  used: ({ id, products }) => ({
    count: products,
    words: 'brands.used',
    to: { route: 'adminProducts', query: { brand: String(id), state: 'every' } },
  }),
  to: ({ id }) => ({ route: 'adminBrand', params: { id: String(id) } }),
} satisfies LookOf<typeof brandResource>;
