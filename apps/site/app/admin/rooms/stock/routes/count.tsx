import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/stock/stock.css';
import { getCount } from '@izlog/contract/product/stock-desk/stock-count';
import { CountScreen } from '#site/admin/rooms/stock/count-screen.tsx';
import { takeCountForm } from '#site/admin/rooms/stock/take-count-form.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminCount', title: 'stock.count', needs: 'stock.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => {
  const count = await site.call(getCount, {});
  const last = count.lines.find(({ product }) => String(product) === url.searchParams.get('last'));
  return { count, last };
});

export const action = staffAction(screen, ({ site, form }) => takeCountForm(site, form));

export default staffScreen<typeof loader>(CountScreen);
