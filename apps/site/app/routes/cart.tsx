import { loadPlainScreen } from '../features/plain/load-plain-screen.server.ts';
import { PlainScreen } from '../features/plain/plain-screen.tsx';
import type { Route } from './+types/cart';

export { meta } from '../seo/meta.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadPlainScreen(context, 'cart', 'cart.title');

export default function CartScreen({ loaderData }: Route.ComponentProps) {
  return <PlainScreen title={loaderData.seo.title} />;
}
