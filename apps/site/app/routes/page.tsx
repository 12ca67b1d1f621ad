import { loadHome } from '#site/features/pages/load-home.server.ts';
import { loadPage } from '#site/features/pages/load-page.server.ts';
import { PageScreen } from '#site/features/pages/page-screen.tsx';
import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import type { Route } from './+types/page';

export { meta } from '#site/seo/meta.ts';

/** The root of a language names no page. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { slug } = params;
  return pack(
    site,
    await (slug === undefined ? loadHome(site, url.search) : loadPage(site, [slug], url.search)),
  );
};

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PageScreen page={unpack(loaderData)} />;
}
