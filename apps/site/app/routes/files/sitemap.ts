import { sitemapIndex } from '@izlog/contract/cms/addresses/sitemap';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { sitemapIndexXml } from '#site/seo/sitemap-xml.ts';
import { xmlResponse } from '#site/seo/xml-response.ts';
import type { Route } from './+types/sitemap';

/** The index of the sitemap (ROUTE-012); 404 when the site makes none (CMS-034). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { call, origin } = context.get(siteContext);
  const kinds = await orNotFound(call(sitemapIndex, {}));
  const parts = kinds.flatMap(({ kind, parts: count, updatedAt }) =>
    Array.from({ length: count }, (_, index) => ({ path: `/sitemap-${kind}-${index + 1}.xml`, updatedAt })),
  );
  return xmlResponse(sitemapIndexXml(origin, parts));
}
