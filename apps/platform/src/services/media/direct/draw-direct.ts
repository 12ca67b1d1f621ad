import { isServedFromBucket } from '@izlog/contract/media/media-address';
import { defaultMediaSize, directSizes } from '@izlog/contract/media/media-sizes';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { MediaRow } from '../media.queries.ts';
import { media } from '../media.tables.ts';
import { createPictureVariants } from '../picture-variant.ts';
import { listDirectSites } from './direct.queries.ts';
import { openKey } from './open-address.ts';

/** Formats in which pictures lie in the bucket for everybody; a jpg is asked for as webp (MEDIA-009). */
const formats = ['avif', 'webp'] as const;

/** ms after which a run leaves the rest to the next one. */
const longestRun = 45_000;

/**
 * Registers the job that, every minute, draws the pictures of sites with the option directBucket into the open folder of
 * the bucket, and takes back the addresses of sites without it.
 */
export function defineDirectPictures(kernel: Kernel): void {
  if (kernel.storage.uploadOrigin === null) return;
  kernel.jobs.define('media-direct', () => drawDirectPictures(kernel, new Date()), '* * * * *');
}

/** What one run of the job does. */
export async function drawDirectPictures(kernel: Kernel, now: Date): Promise<void> {
  const until = Date.now() + longestRun;
  for (const { siteId, isOn } of await listDirectSites(kernel.database.db)) {
    const ctx = await jobContext(kernel, siteId, 'media-direct', now);
    if (!ctx) continue;
    // Anyone who has not entered the password must not see pictures either.
    if (!isOn || ctx.site.password !== undefined) await takeBack(ctx);
    else await drawSite(kernel, ctx, until);
  }
}

async function drawSite(kernel: Kernel, ctx: Ctx, until: number): Promise<void> {
  const pictureVariant = createPictureVariants(kernel);
  for (let after = 0; Date.now() < until; ) {
    const [row] = await ctx.db
      .select()
      .from(media)
      .where(and(eq(media.siteId, ctx.site.id), isNull(media.isDirect), gt(media.id, after)))
      .orderBy(asc(media.id))
      .limit(1);
    if (!row) return;
    after = row.id;
    await setDirect(ctx, row, await draw(kernel, row, pictureVariant));
  }
}

/** Puts every rendering that pages may ask for beside the others; false for what has none. */
async function draw(
  { storage }: Pick<Kernel, 'storage'>,
  row: MediaRow,
  pictureVariant: ReturnType<typeof createPictureVariants>,
): Promise<boolean> {
  const { access, mime, extension } = row;
  if (!isServedFromBucket({ directBucket: true, access, size: defaultMediaSize, mime, extension }))
    return false;
  try {
    for (const size of directSizes)
      for (const format of formats)
        await storage.put(openKey(row.hash, size, format), await pictureVariant(row, size, format), {
          contentType: `image/${format}`,
          cacheControl: 'public, max-age=31536000, immutable',
        });
    return true;
  } catch (error) {
    // A picture that cannot be rendered is no better tomorrow; a bucket that does not answer is.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Only if the bytes are still those that were rendered. */
async function setDirect(outer: Ctx, { id, hash }: MediaRow, isDirect: boolean): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    await ctx.db
      .update(media)
      .set({ isDirect })
      .where(and(eq(media.id, id), eq(media.hash, hash)));
    // Lists and products remember their pictures for a version of the catalogue.
    if (isDirect) await catalogueChanged(ctx, [], [`media:${id}`]);
  });
}

async function takeBack(outer: Ctx): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    const gone = await ctx.db
      .update(media)
      .set({ isDirect: null })
      .where(and(eq(media.siteId, ctx.site.id), eq(media.isDirect, true)))
      .returning({ id: media.id });
    if (gone.length > 0)
      await catalogueChanged(
        ctx,
        [],
        gone.map(({ id }) => `media:${id}`),
      );
  });
}
