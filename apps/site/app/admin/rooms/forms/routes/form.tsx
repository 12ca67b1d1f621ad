import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/forms/staff-forms.css';
import { FormBuilder } from '#site/admin/rooms/forms/form-builder.tsx';
import { loadBuilder, takeBuilder } from '#site/admin/rooms/forms/forms.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminForm', title: 'staffForms.form', needs: 'content.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params: { id = '' }, words }) => {
  const view = await loadBuilder(site, id);
  return { title: words(view.id === null ? 'staffForm.new' : 'staffForms.form'), view };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeBuilder(site, id, form),
);

export default staffScreen<typeof loader>(FormBuilder);
