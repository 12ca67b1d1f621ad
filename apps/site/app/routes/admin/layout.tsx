import { randomUUID } from 'node:crypto';
import { RoomsContext } from '#site/admin/record/from-rooms.ts';
import { ChosenColumns } from '#site/admin/record/list-columns.tsx';
import { SavedViews } from '#site/admin/record/saved-views.tsx';
import { Palette } from '#site/admin/rooms/find/door/palette.tsx';
import { forRecords } from '#site/admin/rooms.ts';
import '#site/admin/ground/frame/admin.css';
import '#site/admin/ground/frame/site-menu.css';
import '#site/admin/rooms/find/door/palette.css';
import { outcomeOf } from '@izlog/contract/client';
import { pipelineHasRunningPipeline } from '@izlog/contract/cms/pipeline-has-running-pipeline';
import { filterListViews } from '@izlog/contract/settings/list-view';
import { listTodo } from '@izlog/contract/settings/todo';
import { filterJoined } from '@izlog/contract/user/joined/joined-accounts';
import { Outlet } from 'react-router';
import { adminMiddleware, staffLanguages } from '#site/admin/ground/frame/admin-language.server.ts';
import { AdminLayout } from '#site/admin/ground/frame/admin-layout.tsx';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { guards } from '#site/kit/guards/guards.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { flashedTo } from '#site/kit/toasts/flashed.server.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { letUpload } from '#site/session/let-upload.server.ts';
import type { Route } from './+types/layout';

export const handle = { layout: 'admin' };

export const middleware = [...named(guards, 'staff'), ...named(adminMiddleware, 'ownLanguage', 'saidOnce')];

/** Without a loader the guard would not be asked on navigation within the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const read = languageRead(site);
  const isOther = read !== site.language.code2;
  const [user, pipeline, saved, joined, todo] = await Promise.all([
    staffUser(site),
    outcomeOf(site.call(pipelineHasRunningPipeline, {})),
    outcomeOf(site.call(filterListViews, {})),
    outcomeOf(site.call(filterJoined, {})),
    outcomeOf(site.call(listTodo, {})),
  ]);
  await letUpload(site, user);
  const sites = joined.errored ? [] : joined.data.records;
  // The menu of sites is a form, whose answer leads to the other site.
  site.policy.formTargets.push(...sites.map(({ address }) => new URL(address).origin));
  const { firstName = '', lastName = '' } = user?.details ?? {};
  return {
    drawing: randomUUID(),
    flashed: flashedTo(request),
    // Where it is not the document's, with the words of the site too.
    words: isOther ? { ...catalogueOf(read).messages, ...staffWordsOf(read) } : staffWordsOf(read),
    ...(isOther && { locale: read, currency: site.site.currency }),
    siteName: site.site.name,
    sites,
    languages: staffLanguages(site),
    savedViews: saved.errored ? [] : saved.data.records,
    chosenColumns: saved.errored ? [] : saved.data.columns,
    waiting: todo.errored ? {} : Object.fromEntries(todo.data.todo.map(({ name, count }) => [name, count])),
    isBuilding: !pipeline.errored && pipeline.data.running,
    hasPageCache: site.env.pageCache !== undefined,
    user: { name: `${firstName} ${lastName}`.trim() || (user?.email ?? ''), scope: user?.scope ?? [] },
  };
}

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  const { savedViews, chosenColumns, ...frame } = loaderData;
  return (
    <AdminLayout {...frame} palette={<Palette />}>
      <RoomsContext value={forRecords}>
        <SavedViews value={savedViews}>
          <ChosenColumns value={chosenColumns}>
            <Outlet />
          </ChosenColumns>
        </SavedViews>
      </RoomsContext>
    </AdminLayout>
  );
}
