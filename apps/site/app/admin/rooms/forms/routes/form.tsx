import '#site/kit/forms/forms.css';
import '../staff-forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { FormBuilder } from '../form-builder.tsx';
import { loadBuilder, takeBuilder } from '../forms.server.ts';
import type { Route } from './+types/form';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const view = await loadBuilder(site, id);
  return {
    ...loadPlainScreen(context, 'adminForm', view.id === null ? 'staffForms.new' : 'staffForms.form', { id }),
    view,
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return takeBuilder(site, id, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminForm({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <FormBuilder key={view.id ?? 0} title={seo.title} view={view} />;
}
