import { outcomeOf } from '@izlog/contract/client';
import type { EndpointInput } from '@izlog/contract/endpoint';
import type { Resource, ResourceEndpoints } from '@izlog/contract/resource';
import type { Fields } from '@izlog/contract/resource/field';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import { languagesRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { kindsOnSite } from './kinds-on-site.ts';
import type { AnyRow, FormFieldView, FormView, HistoryAct, ListView, RecordOf } from './list-view.ts';

/** A record with a form. */
export type SavedResource = Resource<
  Fields,
  Required<Pick<ResourceEndpoints, 'filter' | 'get' | 'delete'>> & ResourceEndpoints
>;

/** Words of an address for a record that is yet to be made. */
const newRecord = ['novi', 'nova'];

/** The form of a record by the id of an address, `novi` for a new one; 404 for any other. */
export async function loadForm<const R extends SavedResource, Shown extends RecordOf<R> = RecordOf<R>>(
  site: SiteContext,
  resource: R,
  id: string,
  {
    options = {},
    start,
    shown,
  }: {
    options?: ListView['options'];
    start?: AnyRow;
    /** The record as its fields show it, where they are others than its endpoint answers. */
    shown?: (record: RecordOf<R>) => Shown;
  } = {},
): Promise<FormView<RecordOf<R> | Shown>> {
  const [record, history] = await Promise.all([recordOf(site, resource, id), historyOf(site, resource, id)]);
  return {
    fields: formFieldsOf(resource),
    record: record && shown ? shown(record) : record,
    languages: languagesRead(site),
    options,
    start,
    history,
  };
}

/** Who changed what of the record of an address; nothing of a new one, and of one that is not there. */
async function historyOf(
  { call }: Pick<SiteContext, 'call'>,
  { endpoints: { history } }: Pick<Resource, 'endpoints'>,
  id: string,
): Promise<readonly HistoryAct[]> {
  if (!history || !/^[1-9]\d{0,14}$/.test(id)) return [];
  const outcome = await outcomeOf(call(history, { id: Number(id) } as EndpointInput<typeof history>));
  return outcome.errored ? [] : (outcome.data as { acts: readonly HistoryAct[] }).acts;
}

/** The record of an address; null for a new one. */
export async function recordOf<const R extends SavedResource>(
  { call }: Pick<SiteContext, 'call'>,
  { endpoints }: R,
  id: string,
): Promise<RecordOf<R> | null> {
  if (newRecord.includes(id)) return null;
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const input = { id: Number(id) } as EndpointInput<typeof endpoints.get>;
  return (await orNotFound(call(endpoints.get, input))) as RecordOf<R>;
}

/** What people fill in of a record. */
export const formFieldsOf = ({ fields }: Pick<Resource, 'fields'>): FormFieldView[] =>
  Object.entries(fields)
    .filter(([, { kind, isReadOnly }]) => !isReadOnly && kindsOnSite[kind].control)
    .map(([name, { kind, isRequired, isConditional, isFixed, max, least, most, ends, choices, group }]) => ({
      name,
      kind,
      isRequired: isRequired ?? false,
      isConditional: isConditional ?? false,
      isFixed: isFixed ?? false,
      ...(max && { max }),
      ...(least && { least }),
      ...(most && { most }),
      ...(ends && { ends }),
      ...(choices && { choices }),
      group: group ?? '',
    }));
