import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import '#site/admin/rooms/orders/staff-orders.css';
import '#site/admin/rooms/orders/drafts/drafts.css';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { DraftScreen } from '#site/admin/rooms/orders/drafts/draft-screen.tsx';
import { loadDraft } from '#site/admin/rooms/orders/drafts/load-draft.server.ts';
import { takeDraftForm } from '#site/admin/rooms/orders/drafts/take-draft.server.ts';
import type { Route } from './+types/draft';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminDraft', title: 'drafts.draft', needs: 'orders.edit' } as const;

/** An order for somebody who calls. */
export const loader = staffLoader(screen, async ({ site, params, url, words }) => {
  const view = await loadDraft(site, recordIdOf(params.id), url);
  return { title: `${words('drafts.draft')} ${view.draft.id}`, view };
});

export const action = staffAction(screen, ({ site, form, params }) =>
  takeDraftForm(site, recordIdOf(params.id), form),
);

export default function AdminDraft({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <DraftScreen key={`${view.draft.id} ${view.draft.state}`} title={seo.title} view={view} />;
}
