import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { getProductHistory } from '@izlog/contract/product/record/product-record-calls';
import type { Ctx } from '../../../kernel/context.ts';
import { listChangesOf } from '../../../kernel/resource/record-history.ts';
import { readRow } from './get-record.ts';

/** Acts that are answered. */
const most = 30;
/** Signs of a value that are answered: long words are read in the form. */
const longest = 200;

/** Who of the staff changed what of a product, from the log of their acts (OFFICE-15). */
export async function getHistory(
  ctx: Ctx,
  { id }: { id: number },
): Promise<EndpointReturn<typeof getProductHistory>> {
  await readRow(ctx, id);
  const acts = await listChangesOf(ctx, `product ${id}`, most);
  return {
    acts: acts.map(({ at, by, before, after }) => ({
      at,
      by,
      parts: [...new Set([...Object.keys(before), ...Object.keys(after)])].map((part) => ({
        part,
        before: shown(before[part]),
        after: shown(after[part]),
      })),
    })),
  };
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
