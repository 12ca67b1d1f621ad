import '../returns.css';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { ScanScreen } from '#site/admin/rooms/returns/scan-screen.tsx';
import { takeScan } from '#site/admin/rooms/returns/take-return.server.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminReturnScan', title: 'staffReturn.scanTitle', needs: 'orders.ship' } as const;

export const loader = staffLoader(screen, async ({ site }) => ({
  mayReadList: (await staffUser(site))?.scope?.includes('orders.read') ?? false,
}));

export const action = staffAction(screen, ({ site, form }) => takeScan(site, form));

export default staffScreen<typeof loader>(ScanScreen);
