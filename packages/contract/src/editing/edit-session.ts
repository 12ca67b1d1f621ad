import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** A tab in which somebody edits begins, or is seen again: the others on the page are told of it (EDIT-001). */
export const editSessionBegin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/edit/session',
  summary: 'Begins an editing session of a tab; the same id again keeps it.',
  access: { staff: 'content.edit' },
  isUnlogged: true,
  unkeyed: 'The same session again keeps it.',
  body: z.object({ session: z.uuid(), page: z.string().min(1).max(2000) }),
  answer: z.object({ session: z.uuid(), sequence: z.int().describe('Publishes of the site so far.') }),
});

/** A tab in which somebody edited is closed. */
export const editSessionEnd = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/cms/edit/session/{session}',
  summary: 'Ends an editing session.',
  access: { staff: 'content.edit' },
  isUnlogged: true,
  params: z.object({ session: z.uuid() }),
  answer: z.object({}),
});
