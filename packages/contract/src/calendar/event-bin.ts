import { z } from 'zod';
import { localTarget } from '../cms/addresses/local-target.ts';
import { defineEndpoint } from '../endpoint.ts';

const id = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** Moves an event to the bin; one that is public asks for content.publish too. */
export const eventDelete = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/calendar/event/delete/{id}',
  summary: 'Moves an event to the bin, where it stays for thirty days.',
  access: { staff: 'content.edit' },
  params: id,
  body: z.object({ sendTo: localTarget.optional() }),
  answer: z.object({}),
  refusals: ['notFound', 'forbidden', 'validationFailed'],
});

/** Brings an event back from the bin; it is not public until somebody publishes it. */
export const eventRestore = defineEndpoint({
  method: 'POST',
  path: '/api/v1/calendar/event/restore/{id}',
  summary: 'Brings an event back from the bin; it is not public yet.',
  access: { staff: 'content.edit' },
  params: id,
  answer: z.object({ id: z.int() }),
  refusals: ['notFound'],
});
