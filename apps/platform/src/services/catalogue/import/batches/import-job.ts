import type { ImportProduct, ImportVariant } from 'catalogue-io';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { ImageSource } from '#platform/services/media/index.ts';
import { type AttributeRegistry, openAttributeRegistry } from './attribute-registry.ts';
import { type CategoryRegistry, openCategoryRegistry } from './category-registry.ts';
import { contentHash } from './content-hash.ts';
import type { ImportReport, WithheldRow } from './import-report.ts';
import { type LabelRegistry, openLabelRegistry } from './label-registry.ts';
import type { Listing } from './listing.ts';

/** Something of a file that becomes a row of `products`. */
export type Importable = ImportProduct | ImportVariant;

/** Leads old addresses on to those of the shop; done by the person who keeps redirects. */
export type AddRedirects = (ctx: Ctx, moves: ReadonlyArray<{ from: string; to: string }>) => Promise<void>;

/** A file that one of the staff takes in: what it changes stands in the log (OFFICE-15). */
export interface FileOfStaff {
  name: string;
  /** Writes what was noted since, in the transaction that changed it. */
  log(ctx: Ctx): Promise<void>;
}

/** What is known of the site's catalogue while an import runs. */
export interface Registries {
  categories: CategoryRegistry;
  labels: LabelRegistry;
  attributes: AttributeRegistry;
}

/** One import under way. */
export interface ImportJob {
  /** The system that the file comes from. */
  source: string;
  /** Three-letter code of the language that the file is written in. */
  language: string;
  /** The owner's word that regular prices of the file have held at least since then. */
  pricesSince: Date | undefined;
  images: ImageSource;
  storage: Kernel['storage'];
  /** True when nothing may stay behind: no picture is kept. */
  isDryRun: boolean;
  report: ImportReport;
  /** Ids of pictures by where they came from; null for those that could not be obtained. */
  mediaIds: Map<string, number | null>;
  registries: Registries;
  listing: Listing;
  ofStaff: FileOfStaff | undefined;
  /** Makes redirects; absent where nobody keeps any. */
  addRedirects?: AddRedirects | undefined;
  /** Products whose publishing is withheld so far, by id. */
  withheld: Map<number, WithheldRow>;
}

/** Reads what the site has, to find there what records name; done again after a batch that was rolled back. */
export async function openRegistries(ctx: Ctx, source: string, language: string): Promise<Registries> {
  return {
    categories: await openCategoryRegistry(ctx, source, language),
    labels: await openLabelRegistry(ctx, language),
    attributes: await openAttributeRegistry(ctx, language),
  };
}

/** The hash by which a record is found unchanged: all it says, and which of its pictures could be obtained. */
export function hashOf(job: ImportJob, record: Importable): string {
  const images = record.images.map(({ src }) => src).filter((src) => job.images.has(src));
  return contentHash(record, images, job.language);
}

/** Does the record name products that may stand further down in the file? Then they are linked at the end. */
export function hasRefs(record: Importable): record is ImportProduct {
  if (record.record !== 'product') return false;
  return record.grouped.length + record.upsells.length + record.crossSells.length > 0;
}
