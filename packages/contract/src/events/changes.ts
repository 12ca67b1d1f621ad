import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Permission } from '../permissions.ts';
import { eventKinds, rightsOfKind } from './event-declaration.ts';

/** Changes of one answer, at most. */
export const mostChanges = 1000;

const rights = [...new Set(Object.values(rightsOfKind).flat())] as [Permission, ...Permission[]];

/**
 * What changed since a cursor (DOOR-05). A program begins without one, reads its lists whole, and from then on asks with the
 * cursor of the last answer: it misses nothing, also of writers that were at it meanwhile. What changed may be told twice.
 * Refuses with cursorTooOld a cursor from before what is kept (thirty days): the lists are read whole again.
 */
export const listChanges = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/changes',
  summary:
    'Which orders, products, stock, customers, documents … changed since a cursor, also what was removed.',
  access: { staff: rights },
  query: z.object({
    of: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(eventKinds)).min(1))
      .describe(`Kinds, parted by commas: ${eventKinds.join(', ')}.`),
    since: z.string().max(4000).optional().describe('The cursor of the last answer; left out to begin.'),
    limit: z.coerce.number().int().min(1).max(mostChanges).default(mostChanges),
  }),
  answer: z.object({
    changes: z
      .array(
        z.object({
          kind: z.enum(eventKinds),
          id: z.int(),
          key: z
            .string()
            .nullable()
            .describe('What lists and pages know it by: the number of an order, a SKU.'),
          version: z.int().describe('Rises with each change of the same thing.'),
          event: z.string().describe('The last that happened to it.'),
          isDeleted: z.boolean(),
          at: z.iso.datetime(),
        }),
      )
      .describe('Each thing once, in the order of its last change.'),
    cursor: z.string().describe('For the next call.'),
    hasMore: z.boolean().describe('True: ask again at once.'),
  }),
  refusals: ['validationFailed', 'cursorTooOld'],
});
