import type { RichNode } from '../cms/content/rich.ts';
import { isSafeHref } from '../cms/content/safe-href.ts';
import type { FieldFault } from './field-fault.ts';
import type { RichField, RichProfile } from './fields.ts';

const inline = ['doc', 'paragraph', 'text', 'hardBreak'];
const short = [...inline, 'bulletList', 'orderedList', 'listItem'];
/** No tables: they fall apart on telephones, where most mails are read. */
const mail = [...short, 'heading', 'blockquote', 'horizontalRule', 'image'];
const cells = ['table', 'tableRow', 'tableHeader', 'tableCell'];
/** Kinds of nodes that a text of a profile may have. */
export const nodesOf: Readonly<Record<RichProfile, readonly string[]>> = {
  inline,
  short,
  table: [...inline, ...cells],
  mail,
  article: [...mail, 'codeBlock', 'productEmbed', ...cells],
};
const styles = ['bold', 'italic', 'underline', 'strike', 'code', 'superscript', 'subscript', 'link'];

/** A rich text holds what its profile allows; a plain string is a text without marks. */
export function checkRich(value: unknown, { profile, max }: RichField): readonly FieldFault[] {
  if (typeof value === 'string') return value.length > max ? [{ kind: 'tooLong', values: { max } }] : [];
  if (!isNode(value) || value.type !== 'doc') return [{ kind: 'wrongType' }];
  const faults = [...faultsIn(value, nodesOf[profile])];
  if (faults.length > 0) return faults.slice(0, 1);
  return lengthOf(value) > max ? [{ kind: 'tooLong', values: { max } }] : [];
}

function* faultsIn(node: RichNode, known: readonly string[]): Generator<FieldFault> {
  if (!known.includes(node.type)) yield { kind: 'richNode', values: { node: node.type } };
  if (node.text !== undefined && typeof node.text !== 'string') yield { kind: 'wrongType' };
  const { marks: given = [], content = [] } = node;
  if (!Array.isArray(given) || !Array.isArray(content)) {
    yield { kind: 'wrongType' };
    return;
  }
  for (const mark of given) {
    if (!styles.includes(mark?.type)) yield { kind: 'richMark', values: { mark: String(mark?.type) } };
    else if (mark.type === 'link' && !leadsSomewhereSafe(mark.attrs)) yield { kind: 'url' };
  }
  for (const child of content) {
    if (isNode(child)) yield* faultsIn(child, known);
    else yield { kind: 'wrongType' };
  }
}

function leadsSomewhereSafe(attrs: Record<string, unknown> | undefined): boolean {
  const href = attrs?.href;
  return href === undefined || href === null || (typeof href === 'string' && isSafeHref(href));
}

function lengthOf({ text = '', content = [] }: RichNode): number {
  return content.reduce((sum, child) => sum + lengthOf(child), text.length);
}

const isNode = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
