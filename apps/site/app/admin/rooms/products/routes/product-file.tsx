import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import '#site/admin/rooms/products/door/products.css';
import { FileScreen } from '#site/admin/rooms/products/files/file-screen.tsx';
import { loadFile, takeFileAct } from '#site/admin/rooms/products/files/files.server.ts';
import type { Route } from './+types/product-file';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminFile', title: 'products.fileIn', needs: 'catalogue.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params: { id = '' } }) => {
  const file = await loadFile(site, id);
  return { file };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeFileAct(site, id, form),
);

export default function AdminFile({ loaderData: { seo, file } }: Route.ComponentProps) {
  return <FileScreen key={`${file.id} ${file.state}`} title={seo.title} file={file} />;
}
