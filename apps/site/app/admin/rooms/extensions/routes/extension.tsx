import '../extensions.css';
import { getExtension } from '@izlog/contract/settings/extensions';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { ExtensionScreen } from '#site/admin/rooms/extensions/extension-screen.tsx';
import { takeExtension } from '#site/admin/rooms/extensions/take-extension.server.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminExtension', title: 'extensions.title', needs: 'staff.edit' } as const;

/** The name of a folder, as addresses may carry it. */
const nameIn = (name = ''): string => {
  if (!/^[\w.-]{1,100}$/.test(name)) throw notFound();
  return name;
};

export const loader = staffLoader(screen, async ({ site, params }) =>
  orNotFound(site.call(getExtension, { name: nameIn(params.name) })),
);

export const action = staffAction(screen, ({ site, params, form }) =>
  takeExtension(site, nameIn(params.name), form),
);

export default staffScreen<typeof loader>(ExtensionScreen);
