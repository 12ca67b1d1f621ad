import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadWhy } from '#site/admin/rooms/promotions/load-why.server.ts';
import { WhyScreen } from '#site/admin/rooms/promotions/why-screen.tsx';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminWhy', title: 'why.title', needs: 'marketing.edit' },
  async ({ site, url }) => {
    const view = await loadWhy(site, url.searchParams);
    return { view };
  },
);

export default staffScreen<typeof loader>(WhyScreen);
