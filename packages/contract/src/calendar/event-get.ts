import { z } from 'zod';
import { ofContent } from '../cache-tags.ts';
import { defineEndpoint } from '../endpoint.ts';
import { CalendarEvent } from './event.ts';

/** One event by its id (CMS-067). */
export const eventGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/calendar/event/get/{id}',
  summary: 'Answers an event.',
  access: 'visitor',
  cache: [...ofContent],
  params: z.object({ id: z.coerce.number().int() }),
  answer: CalendarEvent,
  refusals: ['notFound'],
});
