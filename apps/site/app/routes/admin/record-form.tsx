import { loadRecordForm, takeRecordForm } from '#site/admin/record/record-routes.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { formLooks } from '#site/admin/record-looks.ts';
import { recordForms } from '#site/admin/records.server.ts';
import type { Route } from './+types/record-form';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

/** The form of a declared record, which the address names: one by its id, or a new one (`novi`). */
export const loader = (asked: Route.LoaderArgs) => loadRecordForm(recordForms, formLooks, asked);

export const action = (sent: Route.ActionArgs) => takeRecordForm(recordForms, formLooks, sent);

export default function RecordFormRoute({ loaderData: { seo, name, view }, params }: Route.ComponentProps) {
  return <ResourceForm key={`${name} ${params.id}`} title={seo.title} view={view} look={formLooks[name]} />;
}
