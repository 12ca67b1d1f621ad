import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import {
  attributeResource,
  attributeValueResource,
} from '@izlog/contract/product/registries/attribute-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadForm, recordOf } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { valueLook } from '../attribute-look.ts';
import { pictureOptions } from '../load-categories.server.ts';
import type { Route } from './+types/attribute-value';

export { meta } from '#site/seo/meta.ts';

/** A choice by its id, or a new one (`novi`) of the property that the address names. */
export async function loader({ context, url, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const known = await recordOf(site, attributeValueResource, id);
  const attributeId = String(known?.attributeId ?? url.searchParams.get('attribute') ?? '0');
  const [attribute, pictures] = await Promise.all([
    recordOf(site, attributeResource, attributeId),
    pictureOptions(site),
  ]);
  const nameIn = (labels: unknown): string => {
    const texts = (labels ?? {}) as Readonly<Record<string, string>>;
    return texts[site.language.code] ?? Object.values(texts)[0] ?? '';
  };
  const attributeName = nameIn(attribute?.labels);
  const view = await loadForm(site, attributeValueResource, id, {
    options: { attributeId: [{ value: attributeId, label: attributeName }], mediaId: pictures },
    start: { attributeId: Number(attributeId) },
  });
  const { seo } = loadPlainScreen(context, 'adminAttributeValue', 'attributes.newValue', { id });
  return {
    seo: { ...seo, title: known ? nameIn(known.labels) : seo.title },
    view,
    attribute: { id: attributeId, name: attributeName },
  };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeForm(site, attributeValueResource, id, await readStaffForm(site, request), {
    list: 'adminAttributes',
    record: 'adminAttributeValue',
    look: valueLook,
  });
}

export const clientAction = sayWhenOffline;

export default function AdminAttributeValue({ loaderData: { seo, view, attribute } }: Route.ComponentProps) {
  const back = { to: useAddress()('adminAttribute', { id: attribute.id }), words: attribute.name };
  return <ResourceForm title={seo.title} view={view} look={valueLook} back={back} />;
}
