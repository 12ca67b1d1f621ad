import '../bank.css';
import { filterBankStatements } from '@izlog/contract/ecommerce/bank/bank-statements';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { staffFileAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { StatementsScreen } from '#site/admin/rooms/bank/statements-screen.tsx';
import { takeStatements } from '#site/admin/rooms/bank/take-statements.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminBank', title: 'bank.title', needs: 'orders.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => ({
  view: await site.call(filterBankStatements, { page: pageOf(url) }),
}));

export const action = staffFileAction(screen, ({ site, request }) => takeStatements(site, request));

export default staffScreen<typeof loader>(StatementsScreen);
