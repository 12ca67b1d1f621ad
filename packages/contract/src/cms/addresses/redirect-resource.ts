import { z } from 'zod';
import { kinds } from '../../resource/kinds.ts';
import { defineResource } from '../../resource.ts';
import { isSafeHref } from '../content/safe-href.ts';
import { localKey } from './local-address.ts';

/** Where visitors of an old path are sent (CMS-037); never a chain, never a circle. */
export const redirectResource = defineResource({
  service: 'cms',
  name: 'redirect',
  // A redirect stands before the pages: who may not publish may not take one from visitors.
  access: { read: 'content.edit', write: 'content.publish' },
  fields: {
    from: {
      ...kinds.text(500, { isRequired: true, isUnique: true, list: 'name', sort: true, search: true }),
      schema: z.string().trim().min(1).max(500).refine(isSource, 'An address of the site: /old-page.'),
      sample: (number: number) => `/stara-${number}`,
      wrong: 'bez-kose-crte',
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

/** Whatever a browser can ask for: a path in any letters, with a query or without, also written with the site's own host. */
function isSource(address: string): boolean {
  if (/\p{Cc}/u.test(address)) return false;
  return address.startsWith('/') ? localKey(address) !== '/' : isWebAddress(address);
}

function isTarget(href: string): boolean {
  return isSafeHref(href) && (href.startsWith('/') || isWebAddress(href));
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
