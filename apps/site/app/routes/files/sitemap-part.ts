import { sitemapKinds, sitemapPart } from '@izlog/contract/cms/addresses/sitemap';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { sitemapOptions } from '#site/seo/sitemap-options.ts';
import { type SitemapEntry, sitemapXml } from '#site/seo/sitemap-xml.ts';
import { xmlResponse } from '#site/seo/xml-response.ts';
import type { Route } from './+types/sitemap-part';

/** `/sitemap-product-1.xml`: up to 5,000 addresses of one kind of content, one for each language they exist in (CMS-032). */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { call, site, origin } = context.get(siteContext);
  const [, kindName, number] = /^sitemap-([a-zA-Z]+)-(\d{1,5})$/.exec(params.part) ?? [];
  const kind = sitemapKinds.find((one) => one === kindName);
  if (!kind) throw notFound();
  const records = await orNotFound(call(sitemapPart, { kind, part: Number(number) }));
  const options = sitemapOptions(site.options.SiteMapOptions);
  const entries = records.flatMap((record): SitemapEntry[] => {
    const alternates = record.alternates.flatMap(({ language, path }) => {
      const offered = site.languages.find((one) => one.code === language);
      return offered ? [{ hreflang: offered.code2, path }] : [];
    });
    return alternates.map(({ path }) => ({
      path,
      updatedAt: record.updatedAt,
      alternates: options.hreflang && alternates.length > 1 ? alternates : [],
      images: options.images ? record.images : [],
    }));
  });
  return xmlResponse(sitemapXml(origin, entries));
}
