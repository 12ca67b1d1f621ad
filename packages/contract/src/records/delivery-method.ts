import { z } from 'zod';
import type { Field, ValuesOf } from '../resource/field.ts';
import { kinds } from '../resource/kinds.ts';
import type { PlainKind } from './fields.ts';

/** The options of a way of delivery: each is one value, and the column of its name in `delivery_methods` (HOUSE-02). */
export const deliveryMethodOptions = {
  position: kinds.whole({ isRequired: true, most: 1000, usual: 0 }),
  isActive: kinds.yesNo({ usual: true }),
  branchProvider: {
    ...kinds.optionalText(40, { about: 'Whose branches are offered; null: to the address.' }),
    schema: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .nullable(),
  },
  isPickup: kinds.yesNo({
    about: "Fetched in the shop: nothing is sent. The shop's own branches are so without it.",
  }),
} satisfies Readonly<Record<string, Field<PlainKind>>>;

export type DeliveryMethodOptions = ValuesOf<typeof deliveryMethodOptions>;
