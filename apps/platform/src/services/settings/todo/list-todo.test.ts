import { redirectAddFailedRequest } from '@izlog/contract/cms/addresses/redirect-add-failed-request';
import { commentCreate } from '@izlog/contract/cms/comments/comment-create';
import { commentBulk, commentFilter } from '@izlog/contract/cms/comments/comment-moderate';
import { listTodo } from '@izlog/contract/settings/todo';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { platformTest as test } from '#test/kit.ts';

test('[OFFICE-02] staff are told what waits, each of what they may deal with, until it is dealt with', async ({
  platform,
}) => {
  const staff = { as: 'staff' } as const;
  await setOptions(platform, {
    CaptchaProvider: 'none',
    CanCommentOnSite: 'Everyone',
    RequireAdminPublishingOnSite: 'true',
  });
  const names = async (as: Parameters<typeof platform.call>[2]) =>
    (await platform.call(listTodo, {}, as)).todo.map(({ name, count }) => `${name} ${count}`);
  expect(await names(staff)).toEqual([]);

  const author = { name: 'Iva', email: 'iva@primjer.hr' };
  await platform.call(commentCreate, { entity_type: 'site', content: 'Dobro', author });
  await platform.call(redirectAddFailedRequest, { path: '/nema-me' });
  await platform.call(redirectAddFailedRequest, { path: '/nema-ni-mene' });

  expect(await names(staff)).toEqual(['comments 1', 'failedRequests 2']);
  expect(await names({ as: { staff: ['content.edit'] } })).toEqual(['failedRequests 2']);
  expect(await names({ as: { staff: ['cache.clear'] } })).toEqual([]);
  expect(await names({ ...staff, site: 2 })).toEqual([]);
  expect((await platform.refusal(listTodo, {}, { as: 'customer' })).status).toBe(403);
  const { records } = await platform.call(commentFilter, { state: 'waiting' }, staff);
  await platform.call(commentBulk, { act: 'approve', ids: records.map(({ id }) => id) }, staff);
  expect(await names(staff)).toEqual(['failedRequests 2']);
});
