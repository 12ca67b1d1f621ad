import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { issueText } from '@izlog/contract/marketing/issue-text';
import type { Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { fittedSize } from '@izlog/contract/media/media-sizes';
import { checkRich } from '@izlog/contract/sections/check-rich';
import type { Ctx } from '#platform/kernel/context.ts';
import { findPictures } from '#platform/services/media/index.ts';
import type { MailData } from '#platform/services/messaging/index.ts';

/** What a mail is made of. */
export type MailBlock = MailData['newsletter']['blocks'][number];
type MailPicture = Extract<MailBlock, { kind: 'rich' }>['pictures'][string];

/** What is wrong with the text of an issue, for a refusal. */
export const richFaults = (rich: RichNode) =>
  checkRich(rich, issueText).map(({ kind }) => ({
    path: 'rich',
    kind,
    message: 'The text holds what no mail can.',
  }));

/** The text as it is stored: pictures are named, not held. */
export const storedRich = (rich: RichNode): RichNode =>
  withPictures(rich, (use) => {
    const { file: _file, ...named } = use as MediaUse & { file?: unknown };
    return named;
  });

/** The text as its editor reads it, with the pictures that are there. */
export async function shownRich(ctx: Ctx, rich: RichNode): Promise<RichNode> {
  const pictures = await findPictures(ctx, idsIn(rich));
  return withPictures(rich, (use) => ({ ...use, file: pictures.get(use.id) ?? null }));
}

/** Pictures of a text as mails show them, by id; one that is gone, or no picture, is left out. */
export async function mailPictures(ctx: Ctx, rich: RichNode): Promise<Record<string, MailPicture>> {
  const pictures = await findPictures(ctx, idsIn(rich));
  return Object.fromEntries(
    [...pictures].flatMap(([id, picture]) =>
      picture.mime.startsWith('image/') ? [[id, mailPicture(picture)]] : [],
    ),
  );
}

/** Most pixels across that a mail shows. */
const width = 560;

function mailPicture(picture: Picture): MailPicture {
  const size = 'MediumSize';
  const format = picture.mime === 'image/gif' ? 'gif' : isRaster(picture) ? 'jpeg' : 'png';
  const shown =
    picture.width === null || picture.height === null
      ? width
      : fittedSize({ width: picture.width, height: picture.height }, size).width;
  return { path: mediaAddress(picture, size, format), alt: picture.alt, width: Math.min(width, shown) };
}

/** The words of a text as plain blocks, as issues had them before, for lists, logs and the former program. */
export function blocksOfRich({ content = [] }: RichNode): string {
  return content
    .flatMap((node) => {
      if (node.type === 'heading') return `## ${wordsOf(node)}`;
      if (node.type === 'bulletList' || node.type === 'orderedList') return listOf(node).join('\n');
      if (node.type === 'blockquote') return (node.content ?? []).map(wordsOf).join('\n');
      return wordsOf(node);
    })
    .filter((block) => block.trim() !== '')
    .join('\n\n');
}

const listOf = ({ content = [] }: RichNode): string[] =>
  content.flatMap(({ content: blocks = [] }) =>
    blocks.flatMap((block) =>
      block.type === 'bulletList' || block.type === 'orderedList' ? listOf(block) : [`- ${wordsOf(block)}`],
    ),
  );

const wordsOf = (node: RichNode): string =>
  node.type === 'hardBreak' ? '\n' : (node.text ?? (node.content ?? []).map(wordsOf).join(''));

/** Whether a text says or shows anything. */
export const isEmpty = (node: RichNode): boolean =>
  node.type !== 'image' && !node.text?.trim() && (node.content ?? []).every(isEmpty);

type Use = { id: number } & Record<string, unknown>;

function useOf({ type, attrs }: RichNode): Use | undefined {
  const use = type === 'image' ? (attrs?.media as Partial<Use> | undefined) : undefined;
  return typeof use?.id === 'number' ? (use as Use) : undefined;
}

const idsIn = (node: RichNode): number[] => [
  ...new Set([useOf(node)?.id ?? [], ...(node.content ?? []).map(idsIn)].flat()),
];

function withPictures(node: RichNode, change: (use: Use) => Record<string, unknown>): RichNode {
  const use = useOf(node);
  if (use) return { ...node, attrs: { ...node.attrs, media: change(use) } };
  return node.content ? { ...node, content: node.content.map((one) => withPictures(one, change)) } : node;
}
