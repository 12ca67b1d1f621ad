import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { todoNames } from './todo-names.ts';

/** What waits for staff, as far as the caller may deal with it; what waits for nobody is left out. */
export const listTodo = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/admin/todo',
  summary: 'Lists what waits for staff: how much of it, since when and until when.',
  access: 'staff',
  answer: z.object({
    todo: z.array(
      z.object({
        name: z.enum(todoNames),
        count: z.int().min(1),
        since: z.iso.datetime().nullable().describe('Since when the oldest of them waits.'),
        until: z.iso.datetime().nullable().describe('When the first of them is due.'),
        isUrgent: z.boolean(),
        id: z.int().nullable().describe('Of the record to begin with, where it is one of several lists.'),
      }),
    ),
  }),
});
