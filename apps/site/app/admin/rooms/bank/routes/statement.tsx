import '../bank.css';
import { getBankStatement } from '@izlog/contract/ecommerce/bank/bank-statements';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { StatementScreen } from '#site/admin/rooms/bank/statement-screen.tsx';
import { takeDecision } from '#site/admin/rooms/bank/take-decision.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminStatement', title: 'bank.title', needs: 'orders.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params, url, words }) => {
  const statement = await orNotFound(
    site.call(getBankStatement, { id: recordIdOf(params.id), page: pageOf(url) }),
  );
  return { statement, title: words('bank.one', { number: statement.number }) };
});

export const action = staffAction(screen, ({ site, params, form }) =>
  takeDecision(site, recordIdOf(params.id), form),
);

export default staffScreen<typeof loader>(StatementScreen);
