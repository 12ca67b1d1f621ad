import type { Part } from '@izlog/contract/cms/content/part';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { collectUses, isEntityLink } from '../items/content-uses.ts';

/** What a document names, and in which field. */
export interface NamedThing {
  /** Op path: `root/meta/picture`, `hero-1/meta/button`. */
  path: string;
  /** `media`, `form`, or a kind of link. */
  kind: string;
  id: number;
}

const bags = ['meta', 'options', 'mobileMeta', 'mobileOptions'] as const;

/** The pictures, forms and linked things that a document names, field by field. */
export function listNamedThings({ root }: DocumentBody): NamedThing[] {
  return inPart(root);
}

function inPart(part: Part): NamedThing[] {
  const own = bags.flatMap((bag) =>
    Object.entries(part[bag] ?? {}).flatMap(([field, value]) =>
      inField(field, value).map((one) => ({ path: `${part.id}/${bag}/${field}`, ...one })),
    ),
  );
  return [...own, ...(part.parts ?? []).flatMap(inPart)];
}

function inField(field: string, value: unknown): Array<{ kind: string; id: number }> {
  if (field === 'form' && isId(value)) return [{ kind: 'form', id: value }];
  if (field === 'seo') return seoPicture(value);
  const { links, media } = collectUses([value]);
  return [
    ...media.map(({ id }) => ({ kind: 'media', id })),
    ...links.filter(isEntityLink).map(({ kind, id }) => ({ kind, id })),
  ].filter(({ id }) => isId(id));
}

function seoPicture(value: unknown): Array<{ kind: string; id: number }> {
  const { mediaId } = (value ?? {}) as { mediaId?: unknown };
  return isId(mediaId) ? [{ kind: 'media', id: mediaId }] : [];
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
