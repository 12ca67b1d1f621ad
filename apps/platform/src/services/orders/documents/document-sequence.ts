import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { documentSequences, issuedDocuments } from './document.tables.ts';

/** Which sequence: the marks of premises and device, and the year of the books. */
export interface SequenceOf {
  premises: string;
  device: string;
  year: number;
}

/** A number of a sequence, and when it was given out: no number of a sequence is older than the one before it. */
export interface TakenNumber extends SequenceOf {
  sequence: number;
  issuedAt: Date;
  /** `125/WEB1/1` */
  number: string;
}

/**
 * Takes the next number of a sequence. Call it last in the transaction that issues the document: the row stays locked until the
 * commit, which makes all others of the sequence wait, and a rollback gives the number back. The first of a year is 1; of
 * premises and device that are new here it comes after those that stand, and after `soFar`, the last of another program.
 */
export async function takeSequence(ctx: Ctx, of: SequenceOf, soFar: number): Promise<TakenNumber> {
  const taken = (await nextOf(ctx, of)) ?? (await beginAt(ctx, of, soFar));
  const number = [taken.last, of.premises, of.device].join('/');
  return { ...of, sequence: taken.last, issuedAt: taken.lastAt, number };
}

const given = { last: documentSequences.last, lastAt: documentSequences.lastAt };
const later = (now: Date) => sql`greatest(${documentSequences.lastAt}, ${now.toISOString()}::timestamptz)`;

async function nextOf({ db, site, now }: Ctx, { premises, device, year }: SequenceOf) {
  const [row] = await db
    .update(documentSequences)
    .set({ last: sql`${documentSequences.last} + 1`, lastAt: later(now) })
    .where(
      and(
        eq(documentSequences.siteId, site.id),
        eq(documentSequences.premises, premises),
        eq(documentSequences.device, device),
        eq(documentSequences.year, year),
      ),
    )
    .returning(given);
  return row;
}

async function beginAt({ db, site, now }: Ctx, of: SequenceOf, soFar: number) {
  const before = await lastBefore({ db, site }, of, soFar);
  const [row] = await db
    .insert(documentSequences)
    .values({ siteId: site.id, ...of, last: before + 1, lastAt: now })
    .onConflictDoUpdate({
      target: [
        documentSequences.siteId,
        documentSequences.premises,
        documentSequences.device,
        documentSequences.year,
      ],
      set: { last: sql`${documentSequences.last} + 1`, lastAt: later(now) },
    })
    .returning(given);
  if (!row) throw new Error('no number was given out');
  return row;
}

/** The last number with these marks in the year, of documents from before they had one sequence too. */
export async function lastBefore(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  { premises, device, year }: SequenceOf,
  soFar: number,
): Promise<number> {
  const ending = `/${premises}/${device}`;
  const [row] = await db
    .select({
      last: sql<number>`coalesce(max(substring(${issuedDocuments.number} from '^\\d{1,9}')::int), 0)`,
      isUsed: sql<boolean>`exists (select from ${documentSequences} s where s.site_id = ${site.id}
        and s.premises = ${premises} and s.device = ${device})`,
    })
    .from(issuedDocuments)
    .where(
      and(
        eq(issuedDocuments.siteId, site.id),
        eq(issuedDocuments.year, year),
        sql`right(${issuedDocuments.number}, ${ending.length}::int) = ${ending}`,
      ),
    );
  return row?.isUsed ? row.last : Math.max(row?.last ?? 0, soFar);
}
