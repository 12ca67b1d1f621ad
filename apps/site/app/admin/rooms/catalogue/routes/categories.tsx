import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/catalogue/categories.css';
import { categoryTree } from '@izlog/contract/product/registries/category-resource';
import { CategoriesScreen } from '#site/admin/rooms/catalogue/categories-screen.tsx';
import { takeMove } from '#site/admin/rooms/catalogue/take-move.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminCategories', title: 'category.list.title', needs: 'catalogue.edit' } as const;

export const loader = staffLoader(screen, async ({ site }) => {
  const { records } = await site.call(categoryTree, {});
  return { rows: records, languages: site.site.languages };
});

export const action = staffAction(screen, ({ site, form }) => takeMove(site, form));

export default staffScreen<typeof loader>(CategoriesScreen);
