import type { PartInput } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Section, RichNode as SourceNode } from 'content-io';
import type { ImportJob } from './import-job.ts';
import { docOf, inTexts, mediaUse, type Resolved, resolveNodes } from './resolve-nodes.ts';

type Io = ImportJob['io'];

/** The sections of a page for what a text of the old site was made of; running text where we have none for it. */
export function partsOf(io: Io, sections: readonly Section[], resolved: Resolved): PartInput[] {
  const parts: PartInput[] = [];
  let text: RichNode[] = [];
  const endText = () => {
    for (const content of inTexts(text)) parts.push({ handler: 'text', meta: { body: docOf(content) } });
    text = [];
  };
  for (const section of sections) {
    const part = partOf(io, section, resolved);
    if (part) {
      endText();
      parts.push(part);
    } else text.push(...resolveNodes(io.nodesOf(section), resolved));
  }
  endText();
  return parts;
}

function partOf(io: Io, section: Section, resolved: Resolved): PartInput | undefined {
  switch (section.kind) {
    case 'media-text':
      return textPicture(io, [imageNode(section.picture), ...section.nodes], resolved, section.side);
    case 'cover':
      return section.picture
        ? textPicture(io, [imageNode(section.picture), ...section.nodes], resolved, 'left')
        : undefined;
    case 'columns':
      return columns(io, section.columns, resolved);
    default:
      return undefined;
  }
}

const imageNode = (picture: unknown): SourceNode => ({ type: 'image', attrs: { picture } });

/** What a place for a few words takes: paragraphs and lists. */
const isShort = (nodes: readonly SourceNode[]): boolean =>
  nodes.every(
    ({ type, content = [] }) =>
      ['paragraph', 'text', 'hardBreak', 'bulletList', 'orderedList', 'listItem'].includes(type) &&
      isShort(content),
  );

/** A picture, a heading and a few words, as cards and pictures with text have them; nothing for what holds more. */
function storyOf(io: Io, nodes: readonly SourceNode[], resolved: Resolved) {
  const images = nodes.filter(({ type }) => type === 'image');
  const headings = nodes.filter(({ type }) => type === 'heading');
  const rest = nodes.filter(({ type }) => type !== 'image' && type !== 'heading');
  if (images.length > 1 || headings.length > 1 || !isShort(rest)) return undefined;
  const heading = io.wordsOf(headings).trim();
  const picture = images[0]?.attrs?.picture as Parameters<typeof mediaUse>[0] | undefined;
  const image = picture && mediaUse(picture, resolved);
  // A picture that could not be obtained leaves its words, not an empty frame.
  if ((picture && !image) || heading.length > 120) return undefined;
  const body = resolveNodes(rest, resolved);
  return {
    ...(image ? { image } : {}),
    ...(heading === '' ? {} : { heading }),
    ...(body.length > 0 ? { body: docOf(body) } : {}),
  };
}

function textPicture(
  io: Io,
  nodes: readonly SourceNode[],
  resolved: Resolved,
  pictureSide: 'left' | 'right',
): PartInput | undefined {
  const story = storyOf(io, nodes, resolved);
  if (!story?.image || (!story.heading && !story.body)) return undefined;
  return { handler: 'text-picture', meta: story, options: { pictureSide } };
}

/** Columns of equal things are cards; a picture beside words is a picture with text. */
function columns(io: Io, list: readonly SourceNode[][], resolved: Resolved): PartInput | undefined {
  const [left = [], right = []] = list;
  if (list.length === 2) {
    const isLeft = left.length === 1 && left[0]?.type === 'image';
    const isRight = right.length === 1 && right[0]?.type === 'image';
    if (isLeft !== isRight) return textPicture(io, [...left, ...right], resolved, isLeft ? 'left' : 'right');
  }
  if (list.length > 12) return undefined;
  const stories = list.map((column) => storyOf(io, column, resolved));
  const cards = stories.flatMap((story): PartInput[] => {
    if (!story?.heading) return [];
    const { heading: title, image, body: text } = story;
    const meta = { title, ...(image ? { image } : {}), ...(text ? { text } : {}) };
    return [{ handler: 'card', slot: 'cards', meta }];
  });
  return cards.length === list.length ? { handler: 'cards', parts: cards } : undefined;
}
