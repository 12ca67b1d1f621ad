import { z } from 'zod';
import { kinds } from '../../resource/kinds.ts';
import { defineResource } from '../../resource.ts';
import { isSafeHref } from '../content/safe-href.ts';

/** Where visitors of an old path are sent (CMS-037); never a chain, never a circle. */
export const redirectResource = defineResource({
  service: 'cms',
  name: 'redirect',
  // A redirect stands before the pages: who may not publish may not take one from visitors.
  access: { read: 'content.edit', write: 'content.publish' },
  fields: {
    from: {
      ...kinds.text(500, { isRequired: true, isUnique: true, list: 'name', sort: true, search: true }),
      schema: z.string().trim().min(1).max(500).refine(isPath, 'A local path without a query: /old-page.'),
      sample: (number: number) => `/stara-${number}`,
      wrong: '/stara?ponuda=1',
    },
    to: {
      ...kinds.text(2000, { isRequired: true, list: true, search: true }),
      schema: z.string().trim().min(1).max(2000).refine(isTarget, 'A local path, or an http address.'),
      sample: (number: number) => `https://primjer.hr/nova-${number}`,
      wrong: 'javascript:alert(1)',
    },
    status: kinds.code([301, 302], { list: true, filter: true }),
    createdAt: kinds.instant({ isRequired: true, isReadOnly: true, list: true, sort: true }),
  },
  order: ['createdAt', 'desc'],
  fileBy: 'from',
});

function isPath(path: string): boolean {
  return path.length > 1 && path.startsWith('/') && isSafeHref(path) && !/[?#]/.test(path);
}

function isTarget(href: string): boolean {
  return isSafeHref(href) && /^(\/|https?:)/i.test(href);
}
