import { loadReviews } from '#site/features/reviews/load-reviews.server.ts';
import { ReviewsScreen } from '#site/features/reviews/reviews-screen.tsx';
import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import type { Route } from './+types/reviews';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await loadReviews(site));
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen view={unpack(loaderData)} />;
}
