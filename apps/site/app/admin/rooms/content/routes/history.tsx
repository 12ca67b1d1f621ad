import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/content/door/content.css';
import type { Params } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { HistoryScreen } from '#site/admin/rooms/content/changes/history-screen.tsx';
import { loadHistory } from '#site/admin/rooms/content/changes/load-changes.server.ts';
import { takeRestore } from '#site/admin/rooms/content/changes/take-changes.server.ts';
import { versionedOf } from '#site/admin/rooms/content/document/load-document.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminHistory', title: 'content.history', needs: 'content.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params, url }) => {
  const document = await mayOpen(site, params);
  const view = await loadHistory(site, document, url);
  return { view };
});

export const action = staffAction(screen, async ({ site, form, params }) =>
  takeRestore(site, await mayOpen(site, params), form),
);

/** The words of products and categories are of who keeps the catalogue. */
async function mayOpen(site: SiteContext, { kind = '', id = '' }: Readonly<Params>) {
  const document = versionedOf(kind, id);
  if (document.kind === 'product' || document.kind === 'category') await mustHold(site, 'catalogue.edit');
  return document;
}

export default staffScreen<typeof loader>(HistoryScreen);
