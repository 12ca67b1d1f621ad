import { expect, test } from 'vitest';
import { customer, pagination } from '#site/testing/demo-answers.ts';
import { startSite } from '#site/testing/start-site.ts';
import { part } from '#test/part.ts';
import type { EditStart } from './edit-start.ts';

const term = { id: 31, title: 'Savjeti', slug: 'savjeti', path: '/objave/savjeti', excerpt: '', seo: {} };
const headers = { cookie: 'auth.strategy=admin; auth.token.admin=token-a' };

/** What the editor is given for an address, for somebody of the staff with these rights. */
async function startAt(path: string, scope: readonly string[] = ['content.edit']): Promise<EditStart> {
  const { visit } = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ ...customer, isBackofficeUser: true, scope }),
      'GET /api/v1/cms/document/filter': () => ({ records: [], pagination }),
      'GET /api/v1/cms/term/get/savjeti': () => ({ ...term, alternates: [], language_code: 'hrv' }),
      // A page of number 2 was not begun in this language.
      'GET /api/v1/cms/edit/state': ({ query }) => ({
        mayPublish: false,
        documents: (query.get('documents') ?? '').split(',').map((key) => {
          const [kind, id, language] = key.split(':');
          const body = id === '2' ? null : { root: part({ id: 'root', handler: 'page' }) };
          return { kind, id: Number(id), language, rev: 1, body };
        }),
      }),
    },
  });
  const { html, status } = await visit(`/_/edit/start?path=${path}&editPage=true`, { headers });
  expect(status, html).toBe(200);
  return JSON.parse(html);
}

test('[EDIT-001, EDIT-005] a category of posts is a document of its own, so its words are written where they stand', async () => {
  const { scopes, without } = await startAt('/objave/savjeti');
  expect(scopes.page).toMatchObject({ kind: 'content', id: 31, language: 'hrv' });
  expect(without).toBeUndefined();
});

test.each([
  ['/objave', 'program'],
  ['/shop', 'program'],
  ['/dogadjaji', 'program'],
  ['/nema-me', 'program'],
  ['/shop/knjige', 'right'],
])(
  '[EDIT-001, EDIT-005] of %s the editor is told why its words are not edited there: %s',
  async (path, why) => {
    const { scopes, without } = await startAt(path);
    expect([scopes.page, without]).toEqual([undefined, why]);
  },
);

test('[EDIT-001, EDIT-005] who may change the catalogue edits its category in place', async () => {
  const { scopes, without } = await startAt('/shop/knjige', ['content.edit', 'catalogue.edit']);
  expect([scopes.page?.kind, without]).toEqual(['category', undefined]);
});
