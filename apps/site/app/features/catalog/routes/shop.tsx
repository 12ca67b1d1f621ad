import { orMoved } from '#site/platform-client/errors/or-moved.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import { ListScreen } from '../list-screen.tsx';
import { loadList } from '../load-list.server.ts';
import type { Route } from './+types/shop';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await orMoved(site, url, loadList(site, params.slug, url.searchParams)));
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={unpack(loaderData)} />;
}
