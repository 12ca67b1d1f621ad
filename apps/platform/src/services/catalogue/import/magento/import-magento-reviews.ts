import type { HeaderRule, RowCells } from 'catalogue-io';
import { importLimits, openCatalogueFile, type RejectedRow } from 'catalogue-io';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { findReviewed } from '../batches/find-imported.queries.ts';
import type { FileOfStaff } from '../batches/import-job.ts';
import { emptyReport, type ImportReport, reportRefused } from '../batches/import-report.ts';
import { rejectRow, rowCellsOf } from './magento-rows.ts';

export interface ReviewRequest {
  path: string;
  /** Does everything and takes it back. */
  isDryRun?: boolean;
  ofStaff?: FileOfStaff;
}

/** By what columns they are known. */
export const reviewHeader: HeaderRule = {
  label: 'Magento review file',
  required: ['sku', 'rating_value', 'review', 'reviewer'].map((title) => ({ title, names: [title] })),
  isKnown: (column) =>
    /^(sku|rating_(code|value)|title|review|reviewer|email|status|created_at)$/.test(column),
};

/** Reviews that are looked up and written at a time. */
const batchSize = 500;
/** Longest text of a comment, as for those who write one here. */
const longest = 5000;
const magentoStars = 5;

/** What somebody said of a product in another shop. */
export interface ImportedReview {
  target: { type: 'product'; id: number };
  author: string;
  /** In lower case. */
  email: string | null;
  content: string;
  /** From 0 to 1. */
  rating: number | null;
  isPublished: boolean;
  createdAt: Date;
}

/** Adds reviews, without those that are there already, and returns how many it added. */
export type AddReviews = (ctx: Ctx, reviews: readonly ImportedReview[]) => Promise<number>;

interface Review extends Omit<ImportedReview, 'target'> {
  row: number;
  sku: string;
  /** Magento gives a row to each thing that is rated; the comment has their average. */
  ratings: number[];
}

/**
 * Brings in the reviews of Magento as comments with stars on the products that have their sku, those of a variant on its
 * product. The same file again changes nothing. Throws FileRefused for a file that cannot be read as a whole. Comments are
 * kept by `addReviews`: the catalogue knows none.
 */
export async function importMagentoReviews(
  ctx: Ctx,
  { addReviews }: { addReviews: AddReviews },
  { path, isDryRun, ofStaff }: ReviewRequest,
): Promise<ImportReport> {
  const file = await openCatalogueFile(path, reviewHeader);
  const { columns } = file;
  const at = {
    sku: columns.find('sku'),
    rating: columns.find('rating_value'),
    title: columns.find('title'),
    review: columns.find('review'),
    reviewer: columns.find('reviewer'),
    email: columns.find('email'),
    status: columns.find('status'),
    createdAt: columns.find('created_at'),
  };
  const unread = columns.titles.filter((title) => !reviewHeader.isKnown(title.toLowerCase()));
  let report = emptyReport(0, unread);
  try {
    await inTransaction(ctx, async (inner) => {
      report = emptyReport(0, unread);
      let reviews: Review[] = [];
      for await (const cells of rowCellsOf(file, report)) {
        const review = readReview(cells, at, ctx.now);
        if (rejectRow(cells, report)) continue;
        const last = reviews.at(-1);
        if (last && isSame(last, review)) last.ratings.push(...review.ratings);
        else {
          if (reviews.length >= batchSize) {
            await write(inner, addReviews, reviews, report);
            reviews = [];
          }
          reviews.push(review);
        }
      }
      await write(inner, addReviews, reviews, report);
      await ofStaff?.log(inner);
      if (isDryRun) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return report;
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {}

type At = Record<
  'sku' | 'rating' | 'title' | 'review' | 'reviewer' | 'email' | 'status' | 'createdAt',
  number
>;

function readReview(cells: RowCells, at: At, now: Date): Review {
  const text = cells.text(at.review, longest);
  const title = cells.line(at.title, importLimits.name);
  const rating = cells.whole(at.rating);
  if (rating !== null && (rating < 1 || rating > magentoStars))
    cells.refuse(at.rating, `is no rating from 1 to ${magentoStars}`);
  if (rating === null && text === '' && title === '') cells.refuse(at.review, 'is empty');
  const email = cells.line(at.email).toLowerCase();
  const created = cells.date(at.createdAt, 'start');
  return {
    row: cells.row,
    sku: cells.need(at.sku, 'sku', importLimits.code),
    author: cells.need(at.reviewer, 'reviewer', 100),
    email: /^[^\s@]+@[^\s@]+$/.test(email) ? email : null,
    content: withTitle(title, text),
    ratings: rating === null ? [] : [rating],
    rating: null,
    isPublished: ['', '1', 'approved'].includes(cells.raw(at.status).toLowerCase()),
    createdAt: created === null ? now : new Date(created),
  };
}

// Comments have no title; most reviews begin with theirs anyway.
function withTitle(title: string, text: string): string {
  if (title === '' || text.toLowerCase().startsWith(title.toLowerCase())) return text;
  return text === '' ? title : `${title}\n\n${text}`;
}

function isSame(one: Review, other: Review): boolean {
  return one.sku === other.sku && one.author === other.author && one.content === other.content;
}

async function write(
  ctx: Ctx,
  addReviews: AddReviews,
  reviews: readonly Review[],
  report: ImportReport,
): Promise<void> {
  if (reviews.length === 0) return;
  const products = await findReviewed(
    ctx,
    reviews.map(({ sku }) => sku),
  );
  const comments = reviews.flatMap(({ row, sku, ratings, ...review }): ImportedReview[] => {
    const id = products.get(sku);
    if (id === undefined) {
      reportRefused(report, unknown(row, sku));
      return [];
    }
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    const rating = ratings.length === 0 ? null : sum / ratings.length / magentoStars;
    return [{ ...review, rating, target: { type: 'product', id } }];
  });
  const added = await addReviews(ctx, comments);
  report.created += added;
  report.skipped += comments.length - added;
}

function unknown(row: number, sku: string): RejectedRow {
  const reason = 'names a product that is not there: import the products first';
  return { record: 'rejected', row, problems: [{ column: 'sku', reason, value: sku }] };
}
