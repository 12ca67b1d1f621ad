import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import { loadReviews } from '../load-reviews.server.ts';
import { ReviewsScreen } from '../reviews-screen.tsx';
import type { Route } from './+types/reviews';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await loadReviews(site));
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen view={unpack(loaderData)} />;
}
