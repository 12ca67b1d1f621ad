import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { type GridCell, gridColumns, partOfCell } from '@izlog/contract/product/record/grid-columns';
import type { GridFault } from '@izlog/contract/product/record/grid-rules';
import type { GridCells, RefusedCell, saveProductGrid } from '@izlog/contract/product/record/product-grid';
import { skuKey } from '@izlog/contract/product/sku-key';
import { refusals } from '@izlog/contract/refusals';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { canonical, changedSince } from '#platform/kernel/resource/revision.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { holdProducts } from '../products/hold-products.ts';
import { saveProducts } from '../products/save-products.ts';
import { settlePublishing } from '../products/settle-publishing.ts';
import { findFullNames, findSkuOwners } from '../products/sku-owners.queries.ts';
import { gridInput } from './grid-input.ts';
import { findOwned } from './grid-rows.queries.ts';
import { cellsOf, type KnownRow, mayWrite, readGridRows } from './grid-rows.ts';

type Said = EndpointParsed<typeof saveProductGrid>['rows'][number];

/** The cells of a row that are to change. */
interface Line {
  known: KnownRow;
  said: Partial<GridCells>;
  cells: GridCell[];
}

/**
 * Saves cells of many rows by the one writer of products. What cannot be saved is named cell by cell, with who changed
 * it meanwhile and when; all others are saved.
 */
export function saveGrid(
  outer: Ctx,
  { rows }: EndpointParsed<typeof saveProductGrid>,
): Promise<EndpointReturn<typeof saveProductGrid>> {
  return inTransaction(outer, async (inner) => {
    const ids = [...new Set(rows.map(({ id }) => id))];
    const ctx = await holdProducts(inner, ids, { stock: true });
    const known = await readGridRows(ctx, ids);
    const refused: RefusedCell[] = [];
    const looked = rows.flatMap((said) => lookAt(ctx, said, known.get(said.id), refused));
    const lines = await withoutWrong(ctx, looked, refused);
    const saved = await saveLines(ctx, lines, refused);
    const changed = saved.map(({ known: { source } }) => source.id);
    const settled = await settlePublishing(ctx, changed);
    if (settled.changed.length > 0) await catalogueChanged(ctx, await reindexProducts(ctx, settled.changed));
    for (const line of saved) noteLine(ctx, line);
    const now = await readGridRows(ctx, ids);
    return {
      rows: ids.flatMap((id) => now.get(id)?.row ?? []),
      saved: saved.reduce((sum, { cells }) => sum + cells.length, 0),
      refused,
    };
  });
}

/** What of a row is new, without what may not be: a right, a cell that it has not, what somebody changed meanwhile. */
function lookAt(ctx: Ctx, sent: Said, known: KnownRow | undefined, refused: RefusedCell[]): Line[] {
  const { id, revision, ...said } = sent;
  const named = gridColumns.filter((cell) => said[cell] !== undefined);
  const refuse = (cell: GridCell, fault: GridFault, by: string | null = null, at: string | null = null) =>
    refused.push({ id, cell, fault, by, at });
  if (!known) {
    for (const cell of named) refuse(cell, 'gone');
    return [];
  }
  const { row, source } = known;
  const values = cellsOf(known);
  // A form sends what it shows: what is as it was read was not changed by the sender.
  const touched =
    revision === undefined ? named : changedSince(revision, { ...values, ...said }, gridColumns);
  const theirs = revision === undefined ? [] : changedSince(revision, values, gridColumns);
  const cells = named.filter((cell) => {
    if (!touched.includes(cell)) return false;
    if (!mayWrite(ctx, cell)) refuse(cell, 'right');
    else if (row.without.includes(cell)) refuse(cell, 'without');
    else if (canonical(said[cell]) === canonical(row[cell])) return false;
    else if (theirs.includes(cell)) refuse(cell, 'changed', source.changedBy, source.updatedAt);
    else if (cell === 'quantity' && (said.quantity ?? 0) < 0) refuse(cell, 'negative');
    else if (cell === 'quantity' && isPromised(known, said.quantity ?? null)) refuse(cell, 'reserved');
    else if (cell === 'base' && said.base === null && source.parentId !== null) refuse(cell, 'ended');
    else return true;
    return false;
  });
  return cells.length > 0 ? [{ known, said, cells }] : [];
}

const isPromised = ({ source }: KnownRow, quantity: number | null): boolean =>
  quantity !== null && source.backorders === 'no' && quantity < source.promised;

const references = ['brandId', 'categoryId', 'taxClassId'] as const;

/** Leaves out what names a maker, category or tax class of another site, and skus that another product has. */
async function withoutWrong(ctx: Ctx, lines: readonly Line[], refused: RefusedCell[]): Promise<Line[]> {
  const idsOf = (cell: (typeof references)[number]) =>
    lines.flatMap(({ cells, said }) => (cells.includes(cell) ? (said[cell] ?? []) : []));
  const owned = await findOwned(ctx, {
    brandId: idsOf('brandId'),
    categoryId: idsOf('categoryId'),
    taxClassId: idsOf('taxClassId'),
  });
  const asked = lines.flatMap(({ cells, said: { sku } }) => (cells.includes('sku') && sku ? [sku] : []));
  const owners = new Map<string, { id: number; name: string }>();
  for (const [sku, owner] of await findSkuOwners(ctx, asked)) owners.set(skuKey(sku), owner);
  const renumbered = lines.filter(({ cells }) => cells.includes('sku'));
  const names = await findFullNames(
    ctx,
    renumbered.map(({ known }) => known.source.id),
  );
  return lines.flatMap((line) => {
    const { source } = line.known;
    const cells = line.cells.filter((cell) => {
      const reference = references.find((one) => one === cell);
      const id = reference && line.said[reference];
      if (reference && id && !owned[reference].has(id)) {
        refused.push({ id: source.id, cell, fault: 'reference', by: null, at: null });
        return false;
      }
      const { sku } = line.said;
      const owner = cell === 'sku' && sku ? owners.get(skuKey(sku)) : undefined;
      if (cell === 'sku' && sku && owner && owner.id !== source.id) {
        refused.push({ id: source.id, cell, fault: 'taken', by: owner.name, at: null });
        return false;
      }
      // The next row of the same paste that says it is the second.
      if (cell === 'sku' && sku)
        owners.set(skuKey(sku), { id: source.id, name: names.get(source.id) ?? sku });
      return true;
    });
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
}

/** Saves lines together, halves of them where they cannot be saved together, and at last cell by cell. */
async function saveLines(ctx: Ctx, lines: readonly Line[], refused: RefusedCell[]): Promise<Line[]> {
  if (lines.length === 0) return [];
  try {
    await inTransaction(ctx, (inner) =>
      saveProducts(
        inner,
        lines.map((line) => gridInput(inner, line.known, line.said, line.cells)),
      ),
    );
    return [...lines];
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const [only] = lines;
    if (only && lines.length === 1) return saveCells(ctx, only, thrown, refused);
    const half = Math.ceil(lines.length / 2);
    return [
      ...(await saveLines(ctx, lines.slice(0, half), refused)),
      ...(await saveLines(ctx, lines.slice(half), refused)),
    ];
  }
}

async function saveCells(ctx: Ctx, line: Line, why: Refusal, refused: RefusedCell[]): Promise<Line[]> {
  const [cell] = line.cells;
  if (cell && line.cells.length === 1) {
    const { code } = why.row;
    const fault =
      code === refusals.skuTaken.code
        ? 'taken'
        : code === refusals.stockReserved.code
          ? 'reserved'
          : 'refused';
    refused.push({ id: line.known.source.id, cell, fault, by: null, at: null });
    return [];
  }
  const saved: GridCell[] = [];
  for (const one of line.cells) {
    // Each is laid over what stands since the one before.
    const known = (await readGridRows(ctx, [line.known.source.id])).get(line.known.source.id);
    const left = known ? await saveLines(ctx, [{ ...line, known, cells: [one] }], refused) : [];
    saved.push(...left.flatMap(({ cells }) => cells));
  }
  return saved.length > 0 ? [{ ...line, cells: saved }] : [];
}

/** The log has the names of the parts as the form of a product has them. */
function noteLine(ctx: Ctx, { known: { row }, said, cells }: Line): void {
  const pick = (values: Partial<GridCells>) =>
    Object.fromEntries(cells.map((cell) => [partOfCell(cell, ctx.site.defaultLanguage), values[cell]]));
  noteChange(ctx, `product ${row.id}`, pick(row), pick(said), said.name ?? row.name);
}
