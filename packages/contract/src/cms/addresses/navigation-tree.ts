import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { linkKinds } from '../link-kinds.ts';

/** How an entry says where it leads (ROUTE-041). */
export const navigationLinkTypes = ['static', 'external', 'internal'] as const;

/** One entry of a navigation tree (CMS-010). */
export interface NavigationNode {
  id: number;
  /** Id of its part; only for anyone who sees drafts and may change them. */
  part?: string;
  name: string;
  /** Three-letter code of its words. */
  language: string;
  /** Words under the name. */
  hint?: string;
  /** static: a path of the site; external: an address; internal: content by kind and id. */
  link_type: (typeof navigationLinkTypes)[number];
  /** Address to go to, null when its target is not public. */
  path: string | null;
  entity: { kind: (typeof linkKinds)[number]; id: number } | null;
  /** `_blank` for a new window. */
  target: string | null;
  children: NavigationNode[];
}

const node = z.object({
  id: z.int(),
  part: z.string().optional().describe('Id of its part in the document, for who sees drafts.'),
  name: z.string(),
  language: z.string().describe('Three-letter code of its words.'),
  hint: z.string().optional().describe('Words under the name, if it has any.'),
  link_type: z.enum(navigationLinkTypes),
  path: z.string().nullable(),
  entity: z.object({ kind: z.enum(linkKinds), id: z.int() }).nullable(),
  target: z.string().nullable(),
  children: z
    .custom<NavigationNode[]>()
    .meta({ type: 'array', description: 'Entries below it, of the same shape.' }),
});

/** A tree of navigation entries in the language of the request; the main navigation is the tree `main` (CMS-010). */
export const navigationTree = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/navigation/tree/{id}',
  summary: 'Answers a navigation tree by its name, e.g. main.',
  access: 'visitor',
  cache: ['navigation', 'path', 'product', 'category', 'event'],
  params: z.object({ id: z.string().min(1).max(60) }),
  answer: z.object({ id: z.string(), children: z.array(node) }),
  refusals: ['notFound'],
});
