import { loadPlainScreen } from '../features/plain/load-plain-screen.server.ts';
import { PlainScreen } from '../features/plain/plain-screen.tsx';
import type { Route } from './+types/checkout-success';

export { meta } from '../seo/meta.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPlainScreen(context, 'checkoutSuccess', 'checkout.success');

export default function CheckoutSuccessScreen({ loaderData }: Route.ComponentProps) {
  return <PlainScreen title={loaderData.seo.title} />;
}
