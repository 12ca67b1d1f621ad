import type { EndpointInput } from '@izlog/contract/endpoint';
import type { Resource, ResourceEndpoints } from '@izlog/contract/resource';
import type { Fields } from '@izlog/contract/resource/field';
import { notFound, orNotFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { kindsOnSite } from './kinds-on-site.ts';
import type { AnyRow, FormFieldView, FormView, ListView } from './list-view.ts';

/** A record whose own endpoints save it. */
export type SavedResource = Resource<
  Fields,
  Required<Omit<ResourceEndpoints, 'bulk'>> & Pick<ResourceEndpoints, 'bulk'>
>;

/** The word of an address for a record that is yet to be made. */
const newRecord = 'novi';

/** The form of a record by the id of an address, `novi` for a new one; 404 for any other. */
export async function loadForm(
  site: SiteContext,
  resource: SavedResource,
  id: string,
  { options = {}, start }: { options?: ListView['options']; start?: AnyRow } = {},
): Promise<FormView> {
  const record = await recordOf(site, resource, id);
  return { fields: formFieldsOf(resource), record, languages: site.site.languages, options, start };
}

/** The record of an address; null for a new one. */
export async function recordOf(
  { call }: Pick<SiteContext, 'call'>,
  { endpoints }: SavedResource,
  id: string,
): Promise<AnyRow | null> {
  if (id === newRecord) return null;
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const input = { id: Number(id) } as EndpointInput<typeof endpoints.get>;
  return (await orNotFound(call(endpoints.get, input))) as AnyRow;
}

/** What people fill in of a record. */
export const formFieldsOf = ({ fields }: SavedResource): FormFieldView[] =>
  Object.entries(fields)
    .filter(([, { kind, isReadOnly }]) => !isReadOnly && kindsOnSite[kind].control)
    .map(([name, { kind, isRequired, max, choices, group }]) => ({
      name,
      kind,
      isRequired: isRequired ?? false,
      ...(max && { max }),
      ...(choices && { choices }),
      group: group ?? '',
    }));
