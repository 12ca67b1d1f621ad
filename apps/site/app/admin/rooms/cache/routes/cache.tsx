import { redirect } from 'react-router';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { cacheRows } from '#site/admin/rooms/cache/cache-rows.server.ts';
import { CacheScreen } from '#site/admin/rooms/cache/cache-screen.tsx';
import { emptyCache, mayClearCache, mustMayClearCache } from '#site/admin/rooms/cache/page-cache.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { textField } from '#site/kit/forms/read-form.server.ts';

export { meta } from '#site/seo/meta.ts';

const screen = { name: 'adminCache', title: 'admin.caches', needs: 'anyStaff' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => ({
  rows: cacheRows(site),
  mayClear: await mayClearCache(site),
  isCleared: url.searchParams.has('cleared'),
}));

export const action = staffAction(screen, async ({ site, form }) => {
  await mustMayClearCache(site);
  await emptyCache(site, { language: textField(form, 'language') });
  return redirect(`${pathTo('adminCache', {}, site.language)}?cleared=1`, { status: 303 });
});

export default staffScreen<typeof loader>(CacheScreen);
