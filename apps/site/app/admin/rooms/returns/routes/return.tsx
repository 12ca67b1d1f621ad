import '../returns.css';
import { getReturn } from '@izlog/contract/ecommerce/returns/return-staff';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { ReturnScreen } from '#site/admin/rooms/returns/return-screen.tsx';
import { takeReturn } from '#site/admin/rooms/returns/take-return.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminReturn', title: 'staffReturn.list.title', needs: 'orders.ship' } as const;

export const loader = staffLoader(screen, async ({ site, params, words }) => {
  const one = await orNotFound(site.call(getReturn, { id: recordIdOf(params.id) }));
  const scope = (await staffUser(site))?.scope ?? [];
  return {
    one,
    title: words('staffReturn.one', { number: one.number }),
    mayAnswer: scope.includes('orders.edit'),
    mayReceive: scope.includes('orders.ship'),
    maySettle: scope.includes('orders.refund'),
  };
});

export const action = staffAction(screen, ({ site, params, form }) =>
  takeReturn(site, recordIdOf(params.id), form),
);

export default staffScreen<typeof loader>(ReturnScreen);
