import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import { loadSearch } from '../load-search.server.ts';
import { SearchScreen } from '../search-screen.tsx';
import type { Route } from './+types/search';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await loadSearch(site, url.searchParams));
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen view={unpack(loaderData)} />;
}
