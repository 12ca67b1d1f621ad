import type { productResource } from '@izlog/contract/product/record/product-rows';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { productStateWords } from './door/value-words.ts';

/** How the list of products is named and rendered; its rows are rendered by hand. */
export const productLook = {
  route: 'adminProducts',
  words: {
    nothing: 'products.nothing',
    nothingLead: 'products.nothingLead',
    count: 'products.count',
    filter: 'products.filter',
    nothingFoundLead: 'products.nothingFoundLead',
  },
  search: 'products.search',
  fields: {
    name: 'products.nameAndSku',
    state: 'products.state',
    stock: 'products.stock',
    lacks: 'products.lacks',
    category: 'products.category',
    brand: 'products.brand',
    tag: 'products.tag',
    taxClass: 'products.taxClass',
    attribute: 'attributes.one',
    value: 'products.attributeValue',
    updatedAt: 'products.changed',
  },
  choices: {
    state: { ...productStateWords, every: 'products.archivedToo' },
    stock: { out: 'products.stockOut', low: 'products.stockLow' },
    lacks: {
      picture: 'products.lacksPicture',
      maker: 'products.lacksMaker',
      translation: 'products.lacksTranslation',
      price: 'products.lacksPrice',
    },
  },
  every: {
    state: 'products.everyState',
    stock: 'products.anyStock',
    lacks: 'products.lacksNothing',
    category: 'products.everyCategory',
    brand: 'products.everyBrand',
    tag: 'products.everyTag',
    taxClass: 'products.everyTaxClass',
    attribute: 'products.everyAttribute',
    value: 'products.everyValue',
  },
  views: {
    published: 'products.viewPublished',
    draft: 'products.viewDrafts',
    waiting: 'products.viewWaiting',
    out: 'products.stockOut',
    picture: 'products.lacksPicture',
    maker: 'products.lacksMaker',
    translation: 'products.lacksTranslation',
    archived: 'products.viewArchived',
  },
  to: ({ id }) => ({ route: 'adminProduct', params: { id: String(id) } }),
} satisfies LookOf<typeof productResource>;
