import type { ButtonValue } from '@izlog/contract/sections/fields';

/** The stored fields of a button that name a record, and the kind of link each is. */
const targets = {
  post: 'post',
  page: 'page',
  product: 'product',
  blogCategory: 'category',
  productCategory: 'productCategory',
  category: 'category',
} as const;

const recordKinds = 'page|post|product|service|category|tag|productCategory|event|navigation';
const record = new RegExp(`^(${recordKinds}):([1-9]\\d{0,14})(?:#(.+))?$`);

/** Where something leads as one types it: `page:12`, `/kontakt`, `https://…`, `mailto:…`, `tel:…`; '' for nowhere. */
export function textOfLink(link: unknown): string {
  if (typeof link !== 'object' || link === null || !('kind' in link)) return '';
  const { kind, id, hash, href, path, value } = link as Record<string, unknown>;
  if (kind === 'external') return String(href ?? '');
  if (kind === 'path') return String(path ?? '');
  if (kind === 'email') return `mailto:${value}`;
  if (kind === 'phone') return `tel:${value}`;
  return `${kind}:${id}${typeof hash === 'string' && hash ? `#${hash}` : ''}`;
}

/** The link of a typed text; null for nothing, undefined for what leads nowhere we know. */
export function linkOfText(typed: string): object | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, kind, id, hash] = record.exec(text) ?? [];
  if (kind) return { kind, id: Number(id), ...(hash ? { hash } : {}) };
  if (text.startsWith('mailto:')) return { kind: 'email', value: text.slice(7) };
  if (text.startsWith('tel:')) return { kind: 'phone', value: text.slice(4) };
  if (/^\/(?!\/)/.test(text) || text.startsWith('#')) return { kind: 'path', path: text };
  return /^https?:\/\/\S+$/.test(text) ? { kind: 'external', href: text } : undefined;
}

/** Where a button leads, however it is stored. */
export function textOfButtonTarget(button: Partial<ButtonValue>): string {
  if (button.link) return textOfLink(button.link);
  for (const [field, kind] of Object.entries(targets)) {
    const one = button[field as keyof typeof targets];
    if (one) return `${kind}:${one.id}`;
  }
  return button.href ?? '';
}
