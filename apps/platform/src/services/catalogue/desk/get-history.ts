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

function shown(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
