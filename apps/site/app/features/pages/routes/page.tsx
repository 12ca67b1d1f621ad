import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import { loadHome } from '../load-home.server.ts';
import { loadPage } from '../load-page.server.ts';
import { PageScreen } from '../page-screen.tsx';
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
