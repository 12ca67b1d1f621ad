import { loadReviews } from '../features/reviews/load-reviews.server.ts';
import { ReviewsScreen } from '../features/reviews/reviews-screen.tsx';
import { siteContext } from '../platform-client/site-context.ts';
import { pack } from '../render/pack.server.ts';
import { unpack } from '../render/serialized.ts';
import type { Route } from './+types/reviews';

export { meta } from '../seo/meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await loadReviews(site));
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen view={unpack(loaderData)} />;
}
