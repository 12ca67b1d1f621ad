import { z } from 'zod';
import { kinds } from '../resource/kinds.ts';
import { defineResource } from '../resource.ts';
import { isOib } from './oib.ts';
import { readVatId } from './taxes/vat-id.ts';

/** Whether a text is an OIB or looks like a VAT id of another country of the Union. */
const isCompanyNumber = (text: string): boolean => {
  const vatId = readVatId(text, null);
  return isOib(text) || (vatId !== undefined && vatId !== 'mistyped');
};

/**
 * A company that buys and pays later: so many days after the invoice, and never more open at once than its limit, in the main
 * currency. Only customers with these e-mail addresses, confirmed, buy in its name; staff may for anybody.
 */
export const companyResource = defineResource({
  service: 'ecommerce',
  name: 'company',
  access: { read: 'settings.edit', write: 'settings.edit' },
  fields: {
    name: kinds.text(150, { isRequired: true, list: 'name', sort: true, search: true }),
    number: {
      ...kinds.text(25, { isRequired: true, isUnique: true, list: true, search: true }),
      schema: z.string().trim().max(25).refine(isCompanyNumber),
      // Its numbers: German ones can be made without a check digit.
      sample: (number: number) => `DE${900_000_000 + number}`,
      wrong: '12345678901',
    },
    days: kinds.whole({ isRequired: true, least: 1, most: 365, list: true }),
    creditLimit: kinds.money({ isRequired: true, list: true }),
    openTotal: { ...kinds.money({ list: 'sum' }), isReadOnly: true },
    buyers: {
      ...kinds.entries(254, {}),
      schema: z.array(z.email().max(254)).max(50),
      sample: (number: number) => [`nabava-${number}@tvrtka.test`],
      wrong: ['nitko'],
    },
    isActive: kinds.yesNo({ usual: true, list: true, filter: true }),
  },
  order: ['name', 'asc'],
  views: [{ key: 'off', filter: { isActive: 'false' } }],
});
