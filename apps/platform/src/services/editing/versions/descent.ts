import { type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { versions } from '../editing.tables.ts';

interface Node {
  no: number;
  reason: 'publish' | 'import' | 'schedule';
  /** The version that it was drafted from. */
  baseNo: number;
  releaseId: number | null;
  rev: number;
}

/**
 * Which versions of a document come from which. What is public stands in one line; a frozen version descends from the one
 * its draft began from, which may be public or frozen for another release.
 */
export class Descent {
  readonly #nodes: ReadonlyMap<number, Node>;
  /** Frozen versions whose changes are in what is public. */
  readonly gone: ReadonlySet<number>;
  /** The last version that was public; 0 where none was. */
  readonly lastPublic: number;

  constructor(nodes: readonly Node[] = []) {
    this.#nodes = new Map(nodes.map((one) => [one.no, one]));
    const inPublic = nodes.filter((one) => isPublic(one));
    this.lastPublic = Math.max(0, ...inPublic.map(({ no }) => no));
    this.gone = new Set(
      inPublic.flatMap((one) => [...this.lineOf(one.baseNo), ...this.lineOf(this.#frozenFor(one))]),
    );
  }

  /** A frozen version with those that it descends from, up to what was public. */
  lineOf(no: number): number[] {
    const line: number[] = [];
    for (let node = this.#nodes.get(no); node && !isPublic(node); node = this.#nodes.get(node.baseNo))
      line.push(node.no, ...this.#alsoFrom(node));
    return line;
  }

  /** The version by which changes that began from `no` are compared, where the frozen ones of `gone` are public. */
  baseOf(no: number, gone: ReadonlySet<number>): number {
    let at = no;
    while (at > 0) {
      const node = this.#nodes.get(at);
      if (!node || isPublic(node) || gone.has(at)) return at;
      // What was foreseen when a conflict was decided holds as long as that which it was foreseen from.
      if (node.releaseId === null && gone.has(node.baseNo)) return at;
      at = node.baseNo;
    }
    return 0;
  }

  /** What was frozen for a release again, from the same draft, after a conflict was decided. */
  #alsoFrom({ no, releaseId, rev }: Node): number[] {
    if (releaseId === null) return [];
    return [...this.#nodes.values()]
      .filter((one) => !isPublic(one) && one.no < no && one.releaseId === releaseId && one.rev === rev)
      .map((one) => one.no);
  }

  /** The frozen version of which a public one was made: where that does not say so itself, the last one of its release. */
  #frozenFor({ no, releaseId }: Node): number {
    if (releaseId === null) return 0;
    const frozen = [...this.#nodes.values()].filter(
      (one) => !isPublic(one) && one.releaseId === releaseId && one.no < no,
    );
    return Math.max(0, ...frozen.map((one) => one.no));
  }
}

const isPublic = ({ reason }: Node): boolean => reason !== 'schedule';

/** The descent of the versions of documents, by key. */
export async function readDescents(
  ctx: Pick<Ctx, 'db' | 'site'>,
  documents: readonly DocumentRef[],
): Promise<Map<string, Descent>> {
  type Row = Record<string, unknown> &
    Omit<DocumentRef, 'id'> & { id: string } & Omit<Node, 'releaseId' | 'rev'> & {
      releaseId: string | null;
      rev: string;
    };
  const refs = documents.map(({ kind, id, language }) => ({ kind, id, language }));
  const { rows } = await ctx.db.execute<Row>(sql`
    select kind, ref_id as id, language, no, reason, base_no as "baseNo", release_id as "releaseId", rev
    from ${versions}
    where site_id = ${ctx.site.id} and reason <> 'checkpoint' and reason <> 'restore'
      and (kind, ref_id, language) in (
        select d.kind, d.id, d.language from ${recordset(refs, 'd', 'kind text, id bigint, language text')})`);
  const byDocument = Map.groupBy(rows, (row) => documentKey({ ...row, id: Number(row.id) }));
  return new Map(
    refs.map((ref) => [
      documentKey(ref),
      new Descent(
        byDocument.get(documentKey(ref))?.map(({ no, reason, baseNo, releaseId, rev }) => ({
          no,
          reason,
          baseNo,
          releaseId: releaseId === null ? null : Number(releaseId),
          rev: Number(rev),
        })),
      ),
    ]),
  );
}
