import type { RichNode } from '@izlog/contract/cms/content/rich';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import type { PictureUse, RichNode as SourceNode } from 'content-io';

/** What stands here for things of the old site. */
export interface Resolved {
  /** The file of a picture, nothing when it could not be obtained. */
  mediaId(picture: PictureUse): number | undefined;
  /** Attributes of a link: to a record of ours, to a path, or as it was. */
  link(href: string): Record<string, unknown>;
}

/** A use of a picture as content keeps it. */
export function mediaUse(picture: PictureUse, resolved: Resolved): { id: number; alt: string } | undefined {
  const id = resolved.mediaId(picture);
  return id === undefined ? undefined : { id, alt: (picture.alt || picture.caption).slice(0, 1000) };
}

/** Nodes of the old site with our pictures and links; a picture that could not be obtained is left out. */
export function resolveNodes(nodes: readonly SourceNode[], resolved: Resolved): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.type === 'image') return imageOf(node.attrs?.picture as PictureUse, resolved);
    const { type, attrs, text, marks } = node;
    const content = node.content && resolveNodes(node.content, resolved);
    if (content?.length === 0 && emptied.has(type)) return [];
    return [
      {
        type,
        ...(attrs ? { attrs } : {}),
        ...(text === undefined ? {} : { text }),
        ...(marks ? { marks: marks.flatMap((mark) => markOf(mark, resolved)) } : {}),
        ...(content ? { content } : {}),
      },
    ];
  });
}

/** What means nothing when nothing is in it. */
const emptied = new Set(['bulletList', 'orderedList', 'listItem', 'blockquote', 'paragraph', 'heading']);

function imageOf(picture: PictureUse, resolved: Resolved): RichNode[] {
  const media = mediaUse(picture, resolved);
  const { caption } = picture;
  return media ? [{ type: 'image', attrs: { media, ...(caption === '' ? {} : { caption }) } }] : [];
}

type Mark = NonNullable<SourceNode['marks']>[number];

function markOf(mark: Mark, resolved: Resolved): Mark[] {
  if (mark.type !== 'link') return [mark];
  const { href, ...attrs } = mark.attrs ?? {};
  const link = resolved.link(String(href));
  return typeof link.href === 'string' && !isSafeHref(link.href)
    ? []
    : [{ type: 'link', attrs: { ...attrs, ...link } }];
}

/** A document that holds these nodes. */
export const docOf = (content: RichNode[]): RichNode => ({ type: 'doc', content });

/** Bytes of one rich text; what is longer is cut into several. */
const mostBytes = 150_000;

/** Nodes in lists that are each short enough to be one text; a single node that is too long stays alone. */
export function inTexts(nodes: readonly RichNode[]): RichNode[][] {
  const texts: RichNode[][] = [];
  let bytes = mostBytes;
  for (const node of nodes) {
    const size = JSON.stringify(node).length;
    if (bytes + size > mostBytes) {
      texts.push([]);
      bytes = 0;
    }
    texts.at(-1)?.push(node);
    bytes += size;
  }
  return texts;
}
