import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { getProductHistory } from '@izlog/contract/product/record/product-record-calls';
import type { Ctx } from '#platform/kernel/context.ts';
import { listChangesOfAll } from '#platform/kernel/resource/record-history.ts';
import { readRow } from './get-record.ts';
import { namesOfVariants } from './variants.queries.ts';

type Answer = EndpointReturn<typeof getProductHistory>;

/** Acts that are answered. */
const most = 30;
/** Signs of a value that are answered: long words are read in the form. */
const longest = 200;

/**
 * Who of the staff changed what of a product and its variants, from the log of their acts (OFFICE-15): what they did to its
 * stock in the store room stands among them, by the names that the form has for it.
 */
export async function getHistory(ctx: Ctx, { id }: { id: number }): Promise<Answer> {
  await readRow(ctx, id);
  const variants = await namesOfVariants(ctx, id);
  const members = [{ id, name: null }, ...variants];
  const of = new Map(
    members.flatMap((member) => [
      [`product ${member.id}`, { ...member, prefix: '' }],
      [`stock ${member.id}`, { ...member, prefix: 'stock.' }],
    ]),
  );
  const changes = await listChangesOfAll(ctx, [...of.keys()], most);
  // What one act did to several variants is one act.
  const acts = new Map<string, Answer['acts'][number]>();
  for (const { at, by, target, before, after } of changes) {
    const act = acts.get(`${at} ${by}`) ?? { at, by, parts: [] };
    acts.set(`${at} ${by}`, act);
    const { id: product = id, name: variant = null, prefix = '' } = of.get(target) ?? {};
    for (const part of new Set([...Object.keys(before), ...Object.keys(after)]))
      act.parts.push({
        part: `${prefix}${part}`,
        product,
        variant,
        before: shown(before[part]),
        after: shown(after[part]),
      });
  }
  return { acts: [...acts.values()].slice(0, most) };
}

/** A value as it was; of words and descriptions as much as one reads in a line. */
function shown(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return cut(value);
  return isDescription(value) ? cut(wordsIn(value)) || null : value;
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const isDescription = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What is read of a description, be it HTML of another shop or rich text of ours. */
function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const { html, text, content } = value as Record<string, unknown>;
  if (typeof html === 'string')
    return html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return typeof text === 'string' ? text : wordsIn(content);
}
