import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { ImportScreen } from '#site/admin/rooms/imports/import-screen.tsx';
import { loadImport, startImport } from '#site/admin/rooms/imports/imports.server.ts';
import type { Route } from './+types/import';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminImport', title: 'imports.title', needs: 'content.publish' } as const;

export const loader = staffLoader(screen, async ({ site, params: { id = '' } }) => ({
  record: await loadImport(site, id),
}));

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  startImport(site, id, form),
);

export default function AdminImport({ loaderData: { seo, record } }: Route.ComponentProps) {
  return <ImportScreen key={`${record.id}-${record.state}`} title={seo.title} record={record} />;
}
