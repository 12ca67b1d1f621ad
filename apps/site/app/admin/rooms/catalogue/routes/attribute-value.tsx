import {
  attributeResource,
  attributeValueResource,
} from '@izlog/contract/product/registries/attribute-resource';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { loadForm, recordOf } from '#site/admin/record/load-form.server.ts';
import { nameOf } from '#site/admin/record/record-routes.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { valueLook } from '#site/admin/rooms/catalogue/door/attribute-look.ts';
import { pictureOptions } from '#site/admin/rooms/catalogue/load-categories.server.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { Route } from './+types/attribute-value';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = {
  name: 'adminAttributeValue',
  title: 'attributes.newValue',
  needs: 'catalogue.edit',
} as const;

/** A choice by its id, or a new one (`novi`) of the property that the address names. */
export const loader = staffLoader(screen, async ({ site, url, params: { id = '' } }) => {
  const known = await recordOf(site, attributeValueResource, id);
  const attributeId = String(known?.attributeId ?? url.searchParams.get('attribute') ?? '0');
  const [attribute, pictures] = await Promise.all([
    recordOf(site, attributeResource, attributeId),
    pictureOptions(site),
  ]);
  const name = (attribute && nameOf(site, attributeResource, attribute)) ?? '';
  const view = await loadForm(site, attributeValueResource, id, {
    options: { attributeId: [{ value: attributeId, label: name }], mediaId: pictures },
    start: { attributeId: Number(attributeId) },
  });
  const title = known ? nameOf(site, attributeValueResource, known) : undefined;
  return { title, view, attribute: { id: attributeId, name } };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeForm(site, attributeValueResource, id, form, {
    list: 'adminAttributes',
    record: 'adminAttributeValue',
    look: valueLook,
  }),
);

export default function AdminAttributeValue({ loaderData: { seo, view, attribute } }: Route.ComponentProps) {
  const back = { to: useAddress()('adminAttribute', { id: attribute.id }), words: attribute.name };
  return <ResourceForm title={seo.title} view={view} look={valueLook} back={back} />;
}
