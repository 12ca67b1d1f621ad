import { type Button, type ButtonTarget, buttonTargets } from '@izlog/contract/cms/content/button';
import type { Link } from '@izlog/contract/cms/content/link';
import type { MediaUse } from '@izlog/contract/cms/content/part';
import { linkKinds } from '@izlog/contract/cms/link-kinds';

/** A link that names its target by kind and id. */
export type EntityLink = Extract<Link, { id: number }>;

/** A button with the link it leads by: its own, or one made from the target field it has. */
export interface ButtonUse {
  button: Partial<Button> & { name: string };
  link: Link;
}

/** What a piece of content names: links of every kind (those of buttons among them), and pictures. */
export interface ContentUses {
  links: Link[];
  media: MediaUse[];
  buttons: ButtonUse[];
}

const plainKinds = ['external', 'path', 'email', 'phone'];

/** Collects the links and pictures in parts, fields and rich text, wherever they stand. The objects are those of `value`. */
export function collectUses(
  value: unknown,
  uses: ContentUses = { links: [], media: [], buttons: [] },
): ContentUses {
  if (Array.isArray(value)) for (const one of value) collectUses(one, uses);
  if (!isObject(value)) return uses;
  if (isLink(value)) uses.links.push(value);
  else if (isMediaUse(value)) uses.media.push(value);
  else collectInside(value, uses);
  return uses;
}

function collectInside(value: object, uses: ContentUses): void {
  const link = linkOfButton(value);
  if (link) {
    uses.buttons.push({ button: value as ButtonUse['button'], link });
    if (!('link' in value)) uses.links.push(link);
  }
  for (const one of Object.values(value)) collectUses(one, uses);
}

/** The link of a button, nothing when the object is none. */
function linkOfButton(value: object): Link | undefined {
  const { name, link, ...rest } = value as Record<string, unknown>;
  if (typeof name !== 'string') return undefined;
  if (isObject(link)) return isLink(link) ? link : undefined;
  for (const field of Object.keys(buttonTargets) as ButtonTarget[]) {
    const target = rest[field];
    if (!isObject(target) || !('id' in target) || !Number.isSafeInteger(target.id)) continue;
    return { kind: buttonTargets[field], id: Number(target.id) };
  }
  return undefined;
}

/**
 * Takes away, in place, what answers add to links, buttons and pictures (`formattedPath`, `file`): who sends an answer back
 * does not save what it was resolved to.
 */
export function stripResolved(content: unknown): void {
  const { links, media, buttons } = collectUses(content);
  for (const one of [...links, ...buttons.map(({ button }) => button)]) delete one.formattedPath;
  for (const use of media) delete (use as { file?: unknown }).file;
}

export function isEntityLink(link: Link): link is EntityLink {
  return 'id' in link;
}

function isLink(value: object): value is Link {
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  if (typeof kind !== 'string') return false;
  return plainKinds.includes(kind) || (linkKinds.some((one) => one === kind) && Number.isSafeInteger(id));
}

// Parts have text ids, so a number beside `alt` can only be a picture.
export function isMediaUse(value: object): value is MediaUse {
  return 'alt' in value && Number.isSafeInteger((value as { id?: unknown }).id);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
