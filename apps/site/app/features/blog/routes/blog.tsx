import { orMoved } from '#site/platform-client/errors/or-moved.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import { BlogScreen } from '../blog-screen.tsx';
import { loadBlog } from '../load-blog.server.ts';
import type { Route } from './+types/blog';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await orMoved(site, url, loadBlog(site, params.slug, url.searchParams)));
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogScreen blog={unpack(loaderData)} />;
}
