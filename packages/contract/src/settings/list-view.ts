import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Most views that one person keeps. */
export const mostListViews = 50;

const list = z
  .string()
  .regex(/^[A-Za-z]{1,60}$/)
  .describe('Name of the screen whose list it narrows.');

const view = z.object({
  id: z.int(),
  list,
  name: z.string(),
  query: z.string().describe('What narrows the list, as its address has it.'),
  isShared: z.boolean().describe('Every colleague sees it.'),
  isOwn: z.boolean(),
});
export type ListViewRecord = z.infer<typeof view>;

const columns = z.array(z.string().regex(/^[A-Za-z]{1,60}$/)).max(60);

/** The columns of a list that somebody chose. */
const chosen = z.object({ list, columns: columns.describe('Names of fields.') });
export type ListColumns = z.infer<typeof chosen>;

/** Views of lists that the caller keeps, and those that colleagues share; and the columns that the caller chose. */
export const filterListViews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/view/filter',
  summary:
    'Lists the saved views of the caller and those that colleagues share, and the columns the caller chose.',
  access: 'staff',
  answer: z.object({ records: z.array(view), columns: z.array(chosen) }),
});

/** Keeps which columns of a list the caller sees. */
export const saveListColumns = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/view/columns',
  summary: 'Keeps which columns of a list the caller sees; none of them means those the list has of its own.',
  access: 'staff',
  // Nobody else sees anything of it.
  isUnlogged: true,
  body: z.object({ list, columns }),
  answer: chosen,
  refusals: ['validationFailed'],
});

/** Keeps what narrows a list under a name; a name of one's own that is there is written over. */
export const saveListView = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/view/save',
  summary: 'Keeps a view of a list under a name, for the caller or for every colleague.',
  access: 'staff',
  body: z.object({
    list,
    name: z.string().trim().min(1).max(60),
    query: z.string().trim().min(1).max(1000),
    isShared: z.boolean().default(false),
  }),
  answer: view,
  refusals: ['validationFailed'],
});

/** Removes a view: one's own, or with `staff.edit` one that a colleague shares. */
export const deleteListView = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/settings/view/delete/{id}',
  summary: 'Removes a saved view.',
  access: 'staff',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  answer: z.object({}),
  refusals: ['notFound'],
});
