import '../bank.css';
import { listOwedRefunds } from '@izlog/contract/ecommerce/bank/bank-refunds';
import { shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { RefundsScreen } from '#site/admin/rooms/bank/refunds-screen.tsx';
import { takeRefunds } from '#site/admin/rooms/bank/take-refunds.server.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminBankRefunds', title: 'bank.refunds', needs: 'orders.refund' } as const;

export const loader = staffLoader(screen, async ({ site }) => {
  const user = await staffUser(site);
  return {
    view: await site.call(listOwedRefunds, {}),
    today: shopDayOf(Date.now()),
    mayReadStatements: user?.scope?.includes('orders.edit') ?? false,
  };
});

export const action = staffAction(screen, ({ site, form }) => takeRefunds(site, form));

export default staffScreen<typeof loader>(RefundsScreen);
