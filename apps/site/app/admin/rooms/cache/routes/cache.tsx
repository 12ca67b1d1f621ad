import { redirect } from 'react-router';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { textField } from '#site/kit/forms/read-form.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { cacheRows } from '../cache-rows.server.ts';
import { CacheScreen } from '../cache-screen.tsx';
import { emptyCache, mayClearCache, mustMayClearCache } from '../page-cache.server.ts';
import type { Route } from './+types/cache';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return {
    ...loadPlainScreen(context, 'adminCache', 'admin.caches'),
    rows: cacheRows(site),
    mayClear: await mayClearCache(site),
    isCleared: url.searchParams.has('cleared'),
  };
}

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustMayClearCache(site);
  await emptyCache(site, { language: textField(await readStaffForm(site, request), 'language') });
  return redirect(`${pathTo('adminCache', {}, site.language)}?cleared=1`, { status: 303 });
}

export default function AdminCache({ loaderData: { seo, ...caches } }: Route.ComponentProps) {
  return <CacheScreen title={seo.title} {...caches} />;
}
