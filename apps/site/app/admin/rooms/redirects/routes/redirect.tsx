import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { redirectLook } from '../redirect-look.ts';
import type { Route } from './+types/redirect';

export { meta } from '#site/seo/meta.ts';

/** A redirect by its id, or a new one (`novi`), of a path that was not found when the address names one. */
export async function loader({ context, params: { id = '' }, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const from = url.searchParams.get('from')?.slice(0, 500) ?? '';
  const view = await loadForm(site, redirectResource, id, { start: { from } });
  return {
    ...loadPlainScreen(context, 'adminRedirect', 'redirects.redirect', { id }),
    view,
    isOfFailed: from !== '',
  };
}

export async function action({ context, request, params: { id = '' }, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return takeForm(site, redirectResource, id, await readStaffForm(site, request), {
    list: 'adminRedirects',
    record: 'adminRedirect',
    look: redirectLook,
    // Anyone who came from the paths that were not found goes on with the next of them.
    ...(url.searchParams.has('from') && { after: 'adminFailed' as const }),
  });
}

export const clientAction = sayWhenOffline;

export default function AdminRedirect({ loaderData: { seo, view, isOfFailed } }: Route.ComponentProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const back = isOfFailed ? { to: address('adminFailed'), words: t('failed.title') } : undefined;
  return <ResourceForm title={seo.title} view={view} look={redirectLook} back={back} />;
}
