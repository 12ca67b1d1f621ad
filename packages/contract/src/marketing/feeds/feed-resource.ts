import { z } from 'zod';
import { kinds } from '../../resource/kinds.ts';
import { defineResource } from '../../resource.ts';
import { feedFormats, feedStates, feedStocks } from './feed-formats.ts';

const formatName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

/** A channel that shows the shop's products elsewhere: a price comparison, Google, Meta, shopping agents (DOOR-08). */
export const feedResource = defineResource({
  service: 'marketing',
  name: 'feed',
  access: { read: 'marketing.edit', write: 'marketing.edit' },
  fields: {
    name: kinds.text(100, { isRequired: true, isUnique: true, list: 'name', sort: true, search: true }),
    // Open: what an extension adds has a name of its own.
    format: {
      ...kinds.choice(feedFormats, { isRequired: true, isFixed: true, list: true, filter: true }),
      schema: formatName,
      asked: formatName,
      wrong: 'No format!',
    },
    state: kinds.state(feedStates, { list: true }),
    items: kinds.count({ list: true, about: 'Products and variants in the newest file.' }),
    leftOut: kinds.count({ list: true, about: 'Products and variants that are not in it.' }),
    madeAt: kinds.instant({ isReadOnly: true, list: true }),
    fetchedAt: kinds.instant({ isReadOnly: true, list: true, about: 'When somebody fetched it last.' }),
    isOn: kinds.yesNo({}),
    language: {
      ...kinds.text(3, { isRequired: true, about: 'Three letters; one of the languages of the site.' }),
      schema: z.string().regex(/^[a-z]{3}$/),
      sample: () => 'hrv',
      wrong: 'xyz',
    },
    currency: kinds.reference({ about: 'Id of a currency of the site; null: the main one.' }),
    stock: kinds.choice(feedStocks, {}),
    leastPrice: kinds.money({ about: 'What costs less is left out.' }),
    categories: kinds.references({ about: 'Only products here and below; empty: all.' }),
    unmapped: kinds.choice(['own', 'leaveOut'], {
      about:
        'A product whose category is mapped to nothing: with the own name of its category, or not at all.',
    }),
    withoutGtin: kinds.choice(['send', 'leaveOut'], {
      about: 'A product without a GTIN (or with a wrong one): without it, or not at all.',
    }),
  },
  order: ['name', 'asc'],
});
