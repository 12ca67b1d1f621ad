import '../law.css';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadRecall, takeRecall } from '#site/admin/rooms/law/recall.server.ts';
import { RecallScreen } from '#site/admin/rooms/law/recall-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminRecall', title: 'recall.title', needs: 'orders.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params, url, words }) => {
  const view = await loadRecall(site, recordIdOf(params.id), url);
  return { view, title: words('recall.of', { name: view.name }) };
});

export const action = staffAction(screen, ({ site, params, form }) =>
  takeRecall(site, recordIdOf(params.id), form),
);

export default staffScreen<typeof loader>(RecallScreen);
