import '../../features/forms/forms.css';
import { mustHold } from '../../features/admin/must-hold.server.ts';
import { pageOf } from '../../features/admin/page-of.server.ts';
import { loadTemplates, takeTemplateForm } from '../../features/admin/templates.server.ts';
import { TemplatesScreen } from '../../features/admin/templates-screen.tsx';
import { readForm } from '../../features/forms/read-form.server.ts';
import { sayWhenOffline } from '../../features/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/templates';

export { meta } from '../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return {
    ...loadPlainScreen(context, 'adminTemplates', 'admin.templates'),
    ...(await loadTemplates(site, pageOf(url))),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return takeTemplateForm(site, await readForm(request));
}

export const clientAction = sayWhenOffline;

export default function AdminTemplates({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <TemplatesScreen title={seo.title} {...screen} />;
}
