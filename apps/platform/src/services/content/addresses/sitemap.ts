import { sitemapKinds, sitemapPartSize } from '@izlog/contract/cms/addresses/sitemap';
import { contentPath } from '@izlog/contract/cms/content/content-path';
import { mediaAddress } from '@izlog/contract/media/media-address';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { filterOptions } from '../options/filter-options.ts';
import { countEntries, listEntries, type SitemapKind } from './sitemap.queries.ts';

/** How many parts the sitemap has by kind (CMS-032); refused with notFound when it is switched off (CMS-034). */
export async function getSitemapIndex(ctx: Ctx) {
  await mustBeOn(ctx);
  ctx.tags.add('sitemap').add('events');
  return Promise.all(
    sitemapKinds
      .filter((kind) => isListed(ctx, kind))
      .map(async (kind) => {
        const { total, updatedAt } = await countEntries(ctx, kind);
        return {
          kind,
          total,
          parts: Math.ceil(total / sitemapPartSize),
          updatedAt: updatedAt === null ? null : new Date(updatedAt).toISOString(),
        };
      }),
  );
}

/** Up to 5,000 entries with their addresses by language, last change and pictures (CMS-032). */
export async function getSitemapPart(ctx: Ctx, { kind, part }: { kind: SitemapKind; part: number }) {
  await mustBeOn(ctx);
  if (!isListed(ctx, kind)) throw new Refusal('notFound');
  ctx.tags.add(kind === 'event' ? 'events' : 'sitemap');
  const rows = await listEntries(ctx, kind, part);
  if (rows.length === 0 && part > 1) throw new Refusal('notFound');
  const { defaultLanguage } = ctx.site;
  return rows.map(({ id, updatedAt, slugs, images }) => ({
    id,
    updatedAt: new Date(updatedAt).toISOString(),
    alternates: slugs.map(({ language, slug }) => ({
      language,
      path: contentPath(kind, slug, { language, defaultLanguage }),
    })),
    images: images.map((image) =>
      mediaAddress(image, 'LargeSize', image.mime === 'image/svg+xml' ? 'png' : undefined),
    ),
  }));
}

/** What a site that sells nothing has in its catalogue has no pages (SET-016). */
function isListed({ site }: Ctx, kind: SitemapKind): boolean {
  return site.isEcommerce || (kind !== 'product' && kind !== 'productCategory');
}

async function mustBeOn(ctx: Ctx): Promise<void> {
  const [option] = await filterOptions(ctx, ['AutoGenerateSiteMap']);
  if (option?.value === 'false') throw new Refusal('notFound');
}
