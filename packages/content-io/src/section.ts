import type { PictureUse, RichNode } from './rich-node.ts';

/** A link that looks like a button. */
export interface ButtonUse {
  name: string;
  href: string;
  isNewWindow: boolean;
}

/** A piece of a page, in nobody's own words: what it is, not how it looks. */
export type Section =
  | { kind: 'text'; nodes: RichNode[] }
  /** `ofPost`: all pictures that were uploaded in this post, which the markup does not name. */
  | { kind: 'gallery'; pictures: PictureUse[]; ofPost: boolean; caption: string }
  | { kind: 'columns'; columns: RichNode[][] }
  | { kind: 'media-text'; picture: PictureUse; side: 'left' | 'right'; nodes: RichNode[] }
  /** Words over a picture or a colour. */
  | { kind: 'cover'; picture: PictureUse | null; nodes: RichNode[] }
  | { kind: 'buttons'; buttons: ButtonUse[] }
  | { kind: 'video'; src: string; attachmentId: number | null; caption: string };

/** What a text is made of, and what of it could not be taken. */
export interface Article {
  sections: Section[];
  /** Names of shortcodes that only the plug-in that brought them could draw; the words in them are kept. */
  shortcodes: string[];
  /** Names of blocks that hold no words of their own: lists of posts, search fields, calendars. */
  leftOut: string[];
}

/** A section as plain running text, for a place that knows no sections. */
export function nodesOf(section: Section): RichNode[] {
  switch (section.kind) {
    case 'text':
      return section.nodes;
    case 'gallery':
      return [
        ...section.pictures.map(imageNode),
        ...(section.caption === '' ? [] : [paragraph([{ type: 'text', text: section.caption }])]),
      ];
    case 'columns':
      return section.columns.flat();
    case 'media-text':
      return [imageNode(section.picture), ...section.nodes];
    case 'cover':
      return [...(section.picture ? [imageNode(section.picture)] : []), ...section.nodes];
    case 'buttons':
      return section.buttons.map(({ name, href, isNewWindow }) =>
        paragraph([linkNode(name, href, isNewWindow)]),
      );
    case 'video':
      return [paragraph([linkNode(section.caption || nameOf(section.src), section.src, false)])];
  }
}

/** The pictures that a section shows. */
export const picturesOf = (section: Section): PictureUse[] =>
  nodesOf(section).flatMap(function inside(node): PictureUse[] {
    const picture = node.attrs?.picture as PictureUse | undefined;
    return [...(node.type === 'image' && picture ? [picture] : []), ...(node.content ?? []).flatMap(inside)];
  });

const imageNode = (picture: PictureUse): RichNode => ({ type: 'image', attrs: { picture } });
const paragraph = (content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const linkNode = (text: string, href: string, isNewWindow: boolean): RichNode => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href, ...(isNewWindow ? { target: '_blank' } : {}) } }],
});
const nameOf = (address: string): string => address.split(/[?#]/, 1)[0]?.split('/').at(-1) || address;
