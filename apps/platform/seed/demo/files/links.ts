import { z } from 'zod';
import { type Link, linkKinds, type Reference } from '../shape.ts';

const reference = new RegExp(`^(${linkKinds.join('|')}):([a-z0-9-]+)(?:#(.+))?$`);

/** What `product:planer` names; undefined for other words. */
export function referenceOf(words: string): Reference | undefined {
  const [, kind, key, hash] = reference.exec(words) ?? [];
  const known = linkKinds.find((one) => one === kind);
  return known && key ? { kind: known, key, ...(hash ? { hash } : {}) } : undefined;
}

/** Where `page:kontakt`, `path:/shop`, `mailto:…`, `tel:…` or a web address leads; undefined for other words. */
export function linkOf(words: string): Link | undefined {
  if (words.startsWith('path:/')) return { kind: 'path', path: words.slice('path:'.length) };
  if (words.startsWith('mailto:')) return { kind: 'email', value: words.slice('mailto:'.length) };
  if (words.startsWith('tel:')) return { kind: 'phone', value: words.slice('tel:'.length) };
  if (/^https?:\/\//.test(words)) return { kind: 'external', href: words };
  return referenceOf(words);
}

/** A link as people write it. */
export const link = z.string().transform((words, context): Link => {
  const found = linkOf(words);
  if (found) return found;
  context.addIssue({
    code: 'custom',
    message: `"${words}" leads nowhere: page:…, product:…, path:/…, mailto:…, tel:… or https://… is asked for`,
  });
  return z.NEVER;
});
