import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

/** The two hosts of an access point: an account for trying stands apart from the real one. */
export const accessPointHosts = ['test', 'live'] as const;

/** Asks an access point whether it is there and knows the account; nothing is sent. */
export const tryAccessPoint = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/eInvoice/try',
  summary:
    'Asks the access point, real or for trying, whether it knows the account of the shop; nothing is sent.',
  access: { staff: 'settings.edit' },
  body: z.object({ host: z.enum(accessPointHosts) }),
  answer: z.object({
    isThere: z.boolean(),
    reason: z.string().nullable().describe('Why not: noAccount, unreachable, or what the access point says.'),
  }),
});

/** Most bytes of a list of KPD. */
export const kpdBytes = 8 * 1024 * 1024;

const kpdItem = z.object({
  code: z.string().describe('11.07.11'),
  croatian: z.string(),
  english: z.string(),
  above: z.string().describe('The group that it is of.'),
});
export type KpdFound = z.infer<typeof kpdItem>;

const kpdList = z.object({
  fileName: z.string().nullable().describe('Null while the shop has brought no list.'),
  items: z.int(),
  updatedAt: z.iso.datetime().nullable(),
  missing: z
    .int()
    .describe(
      'Public products that have no KPD, of their own or of a category: no company is invoiced them.',
    ),
});

/** The list of KPD that the shop brought. */
export const getKpdList = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/kpd/list',
  summary: 'Which list of the classification of products (KPD) the shop has brought.',
  access: { staff: 'settings.edit' },
  answer: kpdList,
});

/** Takes the list as the State Bureau of Statistics publishes it (multipart, one part `file`). */
export const takeKpdList = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/kpd/take',
  summary: 'Takes the published list of KPD (CSV), by which codes are searched and checked.',
  access: { staff: 'settings.edit' },
  unkeyed: 'The same file again is the same list.',
  answer: kpdList,
  refusals: ['unsupportedMediaType', 'payloadTooLarge', 'validationFailed'],
});

/** Items of KPD by words of either language, or by digits. */
export const searchKpd = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/kpd/search',
  summary: 'Items of KPD by words of either language, or by digits; none while the shop has no list.',
  access: { staff: ['orders.edit', 'catalogue.edit'] },
  query: z.object({
    search: z.string().trim().max(100),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({ records: z.array(kpdItem), hasList: z.boolean() }),
});
