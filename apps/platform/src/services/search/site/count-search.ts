import type { Ctx } from '#platform/kernel/context.ts';
import { visitCounts } from '#platform/kernel/counts/visit-counts.ts';
import { wordsSearched } from './missed.queries.ts';

/** Counts words that were searched for, and whether anything was found; what may be an address of somebody is not kept. */
export function countSearch({ held, site, language, caller }: Ctx, query: string, isFound: boolean): void {
  const words = wordsSearched(query);
  if (!words || words.includes('@') || caller.kind === 'staff') return;
  const counts = held.get(visitCounts);
  counts.add(site.id, 'search', `${language} ${words}`);
  if (!isFound) counts.add(site.id, 'missed', `${language} ${words}`);
}
