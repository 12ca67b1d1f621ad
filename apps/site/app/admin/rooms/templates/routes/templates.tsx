import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadTemplates, takeTemplateForm } from '#site/admin/rooms/templates/templates.server.ts';
import { TemplatesScreen } from '#site/admin/rooms/templates/templates-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminTemplates', title: 'admin.templates', needs: 'content.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => ({
  view: await loadTemplates(site, url),
}));

export const action = staffAction(screen, ({ site, form }) => takeTemplateForm(site, form));

export default staffScreen<typeof loader>(TemplatesScreen);
