import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { redirectLook } from '#site/admin/rooms/redirects/door/redirect-look.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { Route } from './+types/redirect';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminRedirect', title: 'redirect.one', needs: 'content.edit' } as const;

/** A redirect by its id, or a new one (`novi`), of a path that was not found when the address names one. */
export const loader = staffLoader(screen, async ({ site, params: { id = '' }, url }) => {
  const from = url.searchParams.get('from')?.slice(0, 500) ?? '';
  const view = await loadForm(site, redirectResource, id, { start: { from } });
  return { view, isOfFailed: from !== '' };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' }, url }) =>
  takeForm(site, redirectResource, id, form, {
    list: 'adminRedirects',
    record: 'adminRedirect',
    look: redirectLook,
    // Anyone who came from the paths that were not found goes on with the next of them.
    ...(url.searchParams.has('from') && { after: 'adminFailed' as const }),
  }),
);

export default function AdminRedirect({ loaderData: { seo, view, isOfFailed } }: Route.ComponentProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const back = isOfFailed ? { to: address('adminFailed'), words: t('failedRequest.list.title') } : undefined;
  return <ResourceForm title={seo.title} view={view} look={redirectLook} back={back} />;
}
