import type { FilterType } from '@izlog/contract/product/product-kinds';
import type {
  attributeResource,
  attributeValueResource,
} from '@izlog/contract/product/registries/attribute-resource';
import type { AdminKey } from '#site/admin/ground/frame/staff-text.tsx';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How properties are named and rendered. */
export const attributeLook = {
  route: 'adminAttributes',
  words: {
    nothing: 'attributes.nothing',
    nothingLead: 'attributes.nothingLead',
    count: 'attributes.count',
    filter: 'attributes.filter',
    nothingFoundLead: 'attributes.nothingFoundLead',
  },
  search: 'attributes.search',
  fields: {
    labels: 'attributes.name',
    code: 'attributes.code',
    type: 'attributes.type',
    units: 'attributes.unit',
    isFilterable: 'attributes.isFilterable',
    isVariationAxis: 'attributes.isVariationAxis',
    isShown: 'attributes.isShown',
    position: 'attributes.position',
    values: 'attributes.values',
    products: 'attributes.products',
  },
  choices: {
    type: {
      Dropdown: 'attributes.Dropdown',
      MultiSelect: 'attributes.MultiSelect',
      TextSwatch: 'attributes.TextSwatch',
      VisualSwatch: 'attributes.VisualSwatch',
      YesNo: 'attributes.YesNo',
      Number: 'attributes.Number',
      Date: 'attributes.Date',
      DateTime: 'attributes.DateTime',
    } satisfies Record<FilterType, AdminKey>,
  },
  hints: {
    code: 'attributes.codeHint',
    type: 'attributes.typeHint',
    units: 'attributes.unitHint',
    isVariationAxis: 'attributes.isVariationAxisHint',
    position: 'attributes.positionHint',
  },
  legends: { use: 'attributes.use' },
  faults: {
    code: { taken: 'attributes.taken', reserved: 'attributes.reserved', custom: 'attributes.codeHint' },
    type: { held: 'attributes.held' },
  },
  used: ({ id, products }) => ({
    count: products,
    words: 'attributes.used',
    to: { route: 'adminProducts', query: { attribute: String(id), state: 'every' } },
  }),
  to: ({ id }) => ({ route: 'adminAttribute', params: { id: String(id) } }),
} satisfies LookOf<typeof attributeResource>;

/** How the choices of a property are named and rendered. */
export const valueLook = {
  route: 'adminAttributes',
  words: { nothing: 'attributes.noValues' },
  fields: {
    labels: 'attributes.valueName',
    attributeId: 'attributes.one',
    color: 'attributes.color',
    mediaId: 'attributes.picture',
    isShopDefault: 'attributes.isShopDefault',
  },
  hints: { color: 'attributes.colorHint', mediaId: 'attributes.pictureHint' },
  faults: {
    color: { custom: 'attributes.colorHint' },
    attributeId: { unknown: 'attributes.noChoices', fixed: 'attributes.noChoices' },
    mediaId: { unknown: 'categories.pictureGone' },
  },
  used: ({ id, attributeId, products }) => ({
    count: products,
    words: 'attributes.valueUsed',
    to: {
      route: 'adminProducts',
      query: { attribute: String(attributeId), value: String(id), state: 'every' },
    },
  }),
  to: ({ id }) => ({ route: 'adminAttributeValue', params: { id: String(id) } }),
} satisfies LookOf<typeof attributeValueResource>;
