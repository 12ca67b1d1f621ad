import '../categories.css';
import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { choiceFilterTypes } from '@izlog/contract/product/product-kinds';
import {
  attributeResource,
  attributeValueResource,
} from '@izlog/contract/product/registries/attribute-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { attributeLook } from '../attribute-look.ts';
import { isMove, takeValueMove } from '../take-move.server.ts';
import { ValuesPanel } from '../values-panel.tsx';
import type { Route } from './+types/attribute';

export { meta } from '#site/seo/meta.ts';

/** A property by its id, or a new one (`novi`), with its choices where it has some. */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadForm(site, attributeResource, id, { start: { isFilterable: true, isShown: true } });
  const { record } = view;
  const hasChoices = record !== null && choiceFilterTypes.some((type) => type === record.type);
  const values = hasChoices
    ? (await site.call(attributeValueResource.endpoints.filter, { attributeId: id, limit: 100 })).records
    : null;
  const { seo } = loadPlainScreen(context, 'adminAttribute', 'attributes.new', { id });
  const labels = (record?.labels ?? {}) as Readonly<Record<string, string>>;
  const name = labels[site.language.code] ?? Object.values(labels)[0];
  return { seo: { ...seo, title: name ?? seo.title }, view, values };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const form = await readStaffForm(site, request);
  if (isMove(form)) return takeValueMove(site, id, form);
  return takeForm(site, attributeResource, id, form, {
    list: 'adminAttributes',
    record: 'adminAttribute',
    look: attributeLook,
  });
}

export const clientAction = sayWhenOffline;

export default function AdminAttribute({ loaderData: { seo, view, values } }: Route.ComponentProps) {
  return (
    <ResourceForm title={seo.title} view={view} look={attributeLook}>
      {values ? (
        <ValuesPanel attributeId={Number(view.record?.id)} rows={values} languages={view.languages} />
      ) : null}
    </ResourceForm>
  );
}
