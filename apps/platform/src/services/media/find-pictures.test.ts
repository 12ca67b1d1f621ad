import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildMedia } from '#test/builders/media.ts';
import { platformTest as test } from '#test/kit.ts';
import { findPictures } from './find-pictures.ts';
import { media } from './media.tables.ts';

test('[MEDIA-012] content carries the poster of a film, and of nothing else', async ({ platform }) => {
  const ctx = await platform.ctx();
  const [film, still, foreign] = [
    await buildMedia(platform),
    await buildMedia(platform),
    await buildMedia(platform, { site: 2 }),
  ];
  await ctx.db.update(media).set({ posterId: still }).where(eq(media.id, film));
  await ctx.db.update(media).set({ posterId: foreign }).where(eq(media.id, still));

  const found = await findPictures(ctx, [film, still]);

  expect(found.get(film)?.poster).toMatch(new RegExp(`/${found.get(still)?.hash}/LargeSize.jpeg$`));
  expect(found.get(still)).not.toHaveProperty('poster');
});
