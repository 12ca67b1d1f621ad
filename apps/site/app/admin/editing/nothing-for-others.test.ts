import { expect, test, vi } from 'vitest';
import { customer } from '#site/testing/demo-answers.ts';

/** Pages of each kind that staff may edit, as they are visited and as an editor would open them. */
const paths = [
  ...['/', '/?editPage=true', '/o-nama?editPage=true&mobileView=true', '/objave', '/shop?editPage=true'],
  '/product/planer-ulaganja?editPage=true',
];

/** Who gets nothing of the editor: nobody, a customer, and somebody of the staff who only packs orders. */
const people = {
  visitor: undefined,
  customer,
  clerk: { ...customer, isBackofficeUser: true, scope: ['orders.edit'] },
};

const entry = { Editor: () => null };

async function pages(): Promise<Record<string, string>> {
  vi.resetModules();
  const { startSite } = await import('#site/testing/start-site.ts');
  const sent: Record<string, string> = {};
  for (const [name, profile] of Object.entries(people)) {
    const { visit } = await startSite(profile && { answers: { 'GET /api/v1/user/profile': () => profile } });
    const headers = profile ? { cookie: 'auth.strategy=local; auth.token.local=token-a' } : undefined;
    for (const path of paths) {
      const { status, html } = await visit(path, headers && { headers });
      // The mark of a document's own scripts is another each time.
      sent[`${name} ${path}`] = `${status} ${html.replaceAll(/nonce="[^"]*"/g, '')}`;
    }
  }
  return sent;
}

test('[EDIT-001, EDIT-002] what others are sent is the same, byte for byte, without the editor: each of its modules is empty', async () => {
  const whole = await pages();
  const modules = Object.keys(import.meta.glob(['./**/*.ts', './**/*.tsx', '!./routes/*', '!./**/*.test.*']));
  expect(modules.length).toBeGreaterThan(100);
  // A module that is empty has no exports: anyone who reached for one would fail. The server fetches the one through which
  // the page opens the editor before it answers anybody; it draws nothing.
  for (const path of modules) vi.doMock(path, () => (path === './door/editor.tsx' ? entry : {}));
  const without = await pages();

  const differing = Object.keys(whole).filter((name) => without[name] !== whole[name]);
  expect(differing).toEqual([]);
  for (const html of Object.values(whole)) expect(html).toMatch(/^(200|404) <!DOCTYPE html>/i);
});
