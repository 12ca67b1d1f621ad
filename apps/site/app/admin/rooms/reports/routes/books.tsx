import '../door/reports.css';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { BooksScreen } from '../books-screen.tsx';
import { loadBooks } from '../load-books.server.ts';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminBooks', title: 'books.title', needs: ['books.read', 'reports.read'] },
  async ({ site, url }) => ({ view: await loadBooks(site, url) }),
);

export default staffScreen<typeof loader>(BooksScreen);
