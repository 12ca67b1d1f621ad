import { BlogScreen } from '../features/blog/blog-screen.tsx';
import { loadBlog } from '../features/blog/load-blog.server.ts';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/blog';

export { meta } from '../seo/meta.ts';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadBlog(context.get(siteContext), params.slug, url.searchParams);

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogScreen blog={loaderData} />;
}
