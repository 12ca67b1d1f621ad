import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/content/door/content.css';
import { DocumentScreen } from '#site/admin/rooms/content/document/document-screen.tsx';
import { documentOf, loadDocument } from '#site/admin/rooms/content/document/load-document.server.ts';
import { takeDocument } from '#site/admin/rooms/content/document/take-document.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminDocument', title: 'content.document', needs: 'content.edit' } as const;

/** Most bytes of a document's form: all its words, those of a long page in two languages. */
const mostBytes = 1_500_000;

export const loader = staffLoader(screen, async ({ site, params: { kind = '', id = '' }, url }) => {
  const view = await loadDocument(site, documentOf(kind, id), url);
  return { title: view.title || undefined, view };
});

export const action = staffAction(
  screen,
  ({ site, form, params: { kind = '', id = '' } }) => takeDocument(site, documentOf(kind, id), form),
  mostBytes,
);

export default staffScreen<typeof loader>(DocumentScreen);
