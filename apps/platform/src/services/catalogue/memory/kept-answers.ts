import type { Ctx } from '../../../kernel/context.ts';
import { ownBytes, Written, write } from '../../../kernel/database/written.ts';
import type { ShownCurrency } from '../../pricing/index.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';

/** What an answer was made of besides what was asked; while it is the same, so is the answer. */
interface Made {
  /** Version of the catalogue. */
  version: string;
  /** The stock that it shows, as text. */
  stock: string;
}

/** An answer that was given, with what has to be looked at before it is given again. */
export interface KeptAnswer<T, Shown> {
  answer: Written<T>;
  made: Made;
  /** Whose stock it shows. */
  shown: Shown;
}

interface Entry<T, Shown> extends KeptAnswer<T, Shown> {
  tags: readonly string[];
  /** Its prices hold from this moment to that, ms since 1970. */
  from: number;
  until: number;
}

/** Longest answer that is kept, bytes: one of thousands of records is not asked for twice. */
const longest = 64 * 1024;

/** An answer given before, as long as its prices have not changed by themselves; see `isStill`. */
export function recallAnswer<T, Shown>(
  ctx: Ctx,
  memory: CatalogueMemory,
  question: string,
): KeptAnswer<T, Shown> | undefined {
  const entry = memory.recall<Entry<T, Shown>>(question)?.answer;
  const now = ctx.now.getTime();
  return entry && entry.from <= now && now < entry.until ? entry : undefined;
}

/** Whether an answer is what would be answered now: the caller has read version and stock in one statement. */
export function isStill<T, Shown>(ctx: Ctx, kept: KeptAnswer<T, Shown>, now: Made): boolean {
  if (kept.made.version !== now.version || kept.made.stock !== now.stock) return false;
  for (const tag of (kept as Entry<T, Shown>).tags) ctx.tags.add(tag);
  return true;
}

/**
 * Writes an answer down and keeps it; `made` was read with what it shows, or before. Its prices change by themselves at
 * `changesAt` (ms since 1970, the earliest).
 */
export function keepAnswer<T, Shown>(
  ctx: Ctx,
  memory: CatalogueMemory,
  question: string,
  answer: T,
  { made, shown, changesAt }: { made: Made; shown: Shown; changesAt: ReadonlyArray<number | null> },
): Written<T> {
  const written = write(answer);
  const from = ctx.now.getTime();
  const until = Math.min(Number.POSITIVE_INFINITY, ...changesAt.flatMap((time) => time ?? []));
  const bytes = written.body.length;
  if (until <= from || bytes > longest) return written;
  const kept = new Written<T>(ownBytes(written.body));
  const entry: Entry<T, Shown> = { answer: kept, made, shown, tags: [...ctx.tags], from, until };
  memory.keep(question, made.version, entry, bytes + 2 * made.stock.length + 60 * entry.tags.length + 500);
  return written;
}

/** What was asked, as a key of the memory: nothing that an answer depends on is left out. */
export function questionFor(ctx: Ctx, what: string, { code, rate }: ShownCurrency, input: object): string {
  const { id, defaultLanguage, languages } = ctx.site;
  const asker = [id, defaultLanguage, languages, ctx.storeId, ctx.language];
  return `${what} ${code} ${rate.numerator}/${rate.denominator} ${JSON.stringify([asker, input])}`;
}
