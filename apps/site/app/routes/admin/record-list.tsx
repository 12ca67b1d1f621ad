import { loadRecordList, takeRecordList } from '#site/admin/record/record-routes.server.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { listLooks } from '#site/admin/record-looks.ts';
import { recordLists } from '#site/admin/records.server.ts';
import type { Route } from './+types/record-list';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

/** The list of a declared record, which the address names. */
export const loader = (asked: Route.LoaderArgs) => loadRecordList(recordLists, listLooks, asked);

export const action = (sent: Route.ActionArgs) => takeRecordList(recordLists, sent);

export default function RecordListRoute({ loaderData: { seo, name, view, counts } }: Route.ComponentProps) {
  return <ResourceList key={name} title={seo.title} view={view} look={listLooks[name]} counts={counts} />;
}
