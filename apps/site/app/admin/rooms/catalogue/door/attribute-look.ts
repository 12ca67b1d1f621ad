import type {
  attributeResource,
  attributeValueResource,
} from '@izlog/contract/product/registries/attribute-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How properties are named and rendered. */
export const attributeLook = {
  record: 'attribute',
  route: 'adminAttributes',
  faults: { code: { custom: 'attribute.code.hint' } },
  inProducts: 'attribute',
  form: 'adminAttribute',
} satisfies LookOf<typeof attributeResource>;

/** How the choices of a property are named and rendered. */
export const valueLook = {
  record: 'attributeValue',
  route: 'adminAttributes',
  fields: { attributeId: 'attributes.one' },
  faults: {
    color: { custom: 'attributeValue.color.hint' },
    attributeId: { fixed: 'attributeValue.attributeId.wrong.unknown' },
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
  form: 'adminAttributeValue',
} satisfies LookOf<typeof attributeValueResource>;
