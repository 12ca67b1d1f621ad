import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { makeFolder } from '#platform/kernel/files/make-folder.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { originalKey } from '#platform/services/media/index.ts';

/**
 * Writes the files that the catalogue of the site names (pictures, swatches, downloads) into a folder, each as
 * `hash.extension`, as the JSON export names them. Returns how many there are.
 */
export async function exportFiles(
  ctx: Ctx,
  { storage }: Pick<Kernel, 'storage'>,
  folder: string,
): Promise<number> {
  const { rows } = await ctx.db.execute<{ hash: string; extension: string }>(sql`
    select hash, extension from media where site_id = ${ctx.site.id} and id in (
      select media_id from product_media where site_id = ${ctx.site.id}
      union all select media_id from product_downloads where site_id = ${ctx.site.id}
      union all select media_id from attribute_values where site_id = ${ctx.site.id}
      union all select media_id from custom_option_values where site_id = ${ctx.site.id}
      union all select media_id from categories where site_id = ${ctx.site.id})
    order by id`);
  makeFolder(folder);
  for (const { hash, extension } of rows) {
    const file = createWriteStream(join(folder, `${hash}.${extension}`));
    await pipeline(await storage.getStream(originalKey(hash, extension)), file);
  }
  return rows.length;
}
