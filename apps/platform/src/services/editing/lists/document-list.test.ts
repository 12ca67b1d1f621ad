import { documentFilter } from '@izlog/contract/editing/document-list';
import { listedKinds } from '@izlog/contract/editing/document-states';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';

const editor = { as: { staff: ['content.edit'] } } as const;

test('[CMS-024] staff list what is public and what is not, by kind, state, language and words', async ({
  platform,
}) => {
  for (const kind of listedKinds)
    expect((await platform.call(documentFilter, { kind }, editor)).pagination.page).toBe(1);
  const states = ['public', 'draft', 'changed', 'planned', 'bin'] as const;
  for (const state of states)
    await platform.call(documentFilter, { kind: 'post', state, language: 'hrv', search: 'a%_' }, editor);

  expect((await platform.refusal(documentFilter, { kind: 'post' })).status).toBe(401);
  expect(
    (await platform.refusal(documentFilter, { kind: 'post' }, { as: { staff: ['orders.edit'] } })).status,
  ).toBe(403);
});
