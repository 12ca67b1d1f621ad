import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { DraftsScreen } from '#site/admin/rooms/orders/drafts/drafts-screen.tsx';
import { loadDrafts } from '#site/admin/rooms/orders/drafts/load-draft.server.ts';
import { beginDraft } from '#site/admin/rooms/orders/drafts/take-draft.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminDrafts', title: 'drafts.title', needs: 'orders.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => ({ view: await loadDrafts(site, url) }));

/** Begins a draft. */
export const action = staffAction(screen, ({ site, form }) => beginDraft(site, form));

export default staffScreen<typeof loader>(DraftsScreen);
