import { shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { staffFileAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { archivePeriodIn } from '#site/admin/rooms/orders/archive/archive-period.ts';
import { OrderFileScreen } from '#site/admin/rooms/orders/order-file-screen.tsx';
import { takeOrderFile } from '#site/admin/rooms/orders/take-order-file.server.ts';
import { takePapers } from '#site/admin/rooms/orders/take-paper.server.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

/** Files of orders: the documents of a period out, and in what a warehouse sends back and invoices of another program. */
export const loader = staffLoader(
  { name: 'adminOrderFile', title: 'orderFile.page', needs: 'orders.read' },
  async ({ site, url }) => {
    const user = await staffUser(site);
    return {
      period: archivePeriodIn(url, shopDayOf(Date.now())),
      mayEdit: user?.scope?.includes('orders.edit') ?? false,
    };
  },
);

export const action = staffFileAction({ needs: 'orders.edit' }, ({ site, request, url }) =>
  url.searchParams.get('what') === 'papers' ? takePapers(site, request) : takeOrderFile(site, request),
);

export default staffScreen<typeof loader>(OrderFileScreen);
