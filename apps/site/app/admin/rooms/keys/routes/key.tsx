import '../keys.css';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { KeyScreen } from '#site/admin/rooms/keys/key-screen.tsx';
import { type LoadedKey, loadKey } from '#site/admin/rooms/keys/load-keys.server.ts';
import { NewKeyScreen } from '#site/admin/rooms/keys/new-key-screen.tsx';
import { takeKeyForm, takeNewKey } from '#site/admin/rooms/keys/take-key-form.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminKey', title: 'keys.new', needs: 'staff.edit' } as const;

/** A key, or the address `novi` for a new one. */
export const loader = staffLoader(screen, async ({ site, url, params: { id = '' }, words }) => {
  const found = await loadKey(site, id, url);
  return { ...found, title: found.keyOf?.name ?? words('keys.new') };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  id === 'novi' ? takeNewKey(site, form) : takeKeyForm(site, Math.trunc(Number(id)) || 1, form),
);

function Screen({ title, keyOf, ...loaded }: LoadedKey & { title: string }) {
  return keyOf ? <KeyScreen keyOf={keyOf} {...loaded} /> : <NewKeyScreen title={title} {...loaded} />;
}

export default staffScreen<typeof loader>(Screen);
