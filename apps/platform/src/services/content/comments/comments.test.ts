import { commentCreate } from '@izlog/contract/cms/comments/comment-create';
import { commentFilterStandard } from '@izlog/contract/cms/comments/comment-filter-standard';
import {
  commentBulk,
  commentDelete,
  commentFilter,
  commentGet,
  commentPublish,
  commentReply,
} from '@izlog/contract/cms/comments/comment-moderate';
import { commentGetOptions } from '@izlog/contract/cms/comments/comment-options';
import { commentUpdate } from '@izlog/contract/cms/comments/comment-update';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildPost } from '#test/builders/post.ts';
import { buildProduct } from '#test/builders/product.ts';
import { countStatements } from '#test/count-statements.ts';
import { type CallOptions, type TestPlatform, platformTest as test } from '#test/kit.ts';

const customer = { as: 'customer' } as const;
const staff = { as: 'staff' } as const;
/** The rules as they are before staff change them, with comments for everybody and public at once. */
const open = {
  CaptchaProvider: 'none',
  CanCommentOnBlog: 'Everyone',
  RequireAdminPublishing: 'false',
  RequireRatingForComment: 'false',
  RequireCommentForRating: 'false',
  OneUserOneComment: 'false',
  UserCanEditComment: 'true',
  AnonymousCanMultipleReview: 'true',
  NumberOfStars: '5',
};

let caller = 0;
type Input = Omit<EndpointInput<typeof commentCreate>, 'entity_type'>;

async function setting(platform: TestPlatform, options: Record<string, string> = {}) {
  await setOptions(platform, { ...open, ...options });
  const id = await buildPost(platform);
  const target = { entity_type: 'post' as const, entity_id: id };
  const from = () => ({ headers: { 'x-forwarded-for': `198.51.100.${++caller}` } });
  return {
    target,
    say: (input: Partial<Input> = {}, as: CallOptions = {}) =>
      platform.call(
        commentCreate,
        { ...target, content: 'Dobro', ...visitor(as), ...input },
        { ...from(), ...as },
      ),
    refused: async (input: Partial<Input> = {}, as: CallOptions = {}) => {
      const { status, code } = await platform.refusal(
        commentCreate,
        { ...target, content: 'Dobro', ...visitor(as), ...input },
        { ...from(), ...as },
      );
      return `${status} ${code}`;
    },
    list: async () => (await platform.call(commentFilterStandard, target)).records,
  };
}

function visitor({ as }: CallOptions) {
  return as ? {} : { author: { name: 'Iva', email: 'iva@primjer.hr' } };
}

test('[CMS-048, CMS-049, CMS-064] a comment is added and listed with its fields, the newest first, never with an address', async ({
  platform,
}) => {
  const { say, target } = await setting(platform);
  await say({ content: 'Prvi', rating: 4 });
  await say({ content: 'Drugi <b>žuti</b>\nred' }, customer);

  const { records, summary, pagination } = await platform.call(commentFilterStandard, {
    ...target,
    page: 1,
    limit: 10,
  });

  expect(records).toMatchObject([
    {
      content: 'Drugi <b>žuti</b>\nred',
      rating: null,
      author_name: 'Ivo I.',
      user: { id: 2, name: 'Ivo I.' },
      published: true,
    },
    {
      ...target,
      store_id: 1,
      content: 'Prvi',
      rating: 4,
      author_name: 'Iva',
      user: null,
      created_at: expect.any(String),
    },
  ]);
  expect(JSON.stringify(records)).not.toContain('@');
  expect(summary).toEqual({ comments: 2, ratings: 1, average: 4 });
  expect(pagination).toMatchObject({ total: 2, page: 1 });
});

test('[CMS-048] comments with all that answers them, and their ratings, are one statement', async ({
  platform,
}) => {
  const { say, target } = await setting(platform);
  const { id } = await say({ content: 'Prvi', rating: 4 });
  await say({ content: 'Odgovor' });
  const { db } = await platform.ctx();
  await db.execute(
    sql`update comments set parent_id = ${id} where entity_id = ${target.entity_id} and content = 'Odgovor'`,
  );
  let answer: unknown;

  const statements = await countStatements(platform, async () => {
    answer = await platform.call(commentFilterStandard, target);
  });

  expect(statements).toBe(1);
  expect(answer).toMatchObject({
    records: [{ content: 'Prvi', rating: 4, replies: [{ content: 'Odgovor', parent_id: id }] }],
    summary: { comments: 2, ratings: 1, average: 4 },
    pagination: { total: 1 },
  });
});

test('[CMS-051, CMS-053, SET-017] the options of posts and products, and the OnSite ones of the site, are given', async ({
  platform,
}) => {
  await setOptions(platform, {
    ...open,
    CanCommentOnSite: 'Nobody',
    NumberOfStarsOnSite: '3',
    RequireAdminPublishingOnSite: 'true',
  });

  const { options, onSite } = await platform.call(commentGetOptions, { store_id: 1 });

  expect(options).toEqual({
    NumberOfStars: 5,
    CanComment: 'Everyone',
    RequireRatingForComment: false,
    RequireCommentForRating: false,
    RequireAdminPublishing: false,
    OneUserOneComment: false,
    UserCanEditComment: true,
    AnonymousCanMultipleReview: true,
  });
  expect(onSite).toMatchObject({ CanComment: 'Nobody', NumberOfStars: 3, RequireAdminPublishing: true });
});

test('[CMS-052, CMS-053] with RegisteredUsers a visitor is refused with loggedUsersOnly and a customer is not', async ({
  platform,
}) => {
  const { say, refused } = await setting(platform, { CanCommentOnBlog: 'RegisteredUsers' });

  expect(await refused()).toBe('403 LOGGED_USERS_ONLY');
  expect((await say({}, customer)).content).toBe('Dobro');
});

test('[CMS-055, CMS-053] with Nobody everyone but the staff is refused with commentsDisabled', async ({
  platform,
}) => {
  const { say, refused } = await setting(platform, { CanCommentOnBlog: 'Nobody' });

  expect(await refused()).toBe('403 COMMENTS_DISABLED');
  expect(await refused({}, customer)).toBe('403 COMMENTS_DISABLED');
  expect((await say({}, staff)).author_name).toBe('Prva trgovina');
});

test('[CMS-056, CMS-065] with RequireAdminPublishing a comment waits until staff publish it', async ({
  platform,
}) => {
  const { say, list } = await setting(platform, { RequireAdminPublishing: 'true' });
  const comment = await say();
  expect(comment.published).toBe(false);
  expect(await list()).toEqual([]);
  const waiting = await platform.call(commentFilter, { state: 'waiting' }, staff);
  expect(waiting.records).toMatchObject([
    { id: comment.id, email: 'iva@primjer.hr', entity_title: expect.any(String) },
  ]);

  await platform.call(commentPublish, { id: comment.id, published: true }, staff);
  expect(await list()).toMatchObject([{ id: comment.id }]);

  await platform.call(commentPublish, { id: comment.id, published: false }, staff);
  expect(await list()).toEqual([]);
  await platform.call(commentDelete, { id: comment.id }, staff);
  expect((await platform.refusal(commentDelete, { id: comment.id }, staff)).status).toBe(404);
});

test('[CMS-056] what staff say is said in the shop’s name: without content.publish it waits, whatever the option', async ({
  platform,
}) => {
  const { say, list } = await setting(platform);
  const editor = { as: { staff: ['content.edit'] } } as const;

  const waiting = await say({ content: 'U ime trgovine' }, editor);
  const shown = await say({ content: 'Od onoga tko objavljuje' }, staff);

  expect([waiting.published, shown.published]).toEqual([false, true]);
  expect((await list()).map(({ content }) => content)).toEqual(['Od onoga tko objavljuje']);
});

test('[CMS-056] without the option a comment is public at once, and pages that show comments are dropped', async ({
  platform,
}) => {
  const { say, list, target } = await setting(platform);
  const answer = await platform.http({ method: 'POST', url: commentFilterStandard.path, payload: target });
  expect(answer.headers['x-cache-tags']).toContain(`comments:post:${target.entity_id}`);

  expect((await say()).published).toBe(true);
  expect(await list()).toHaveLength(1);
});

test('[CMS-057] with RequireRatingForComment a comment without a rating is refused with rateToComment', async ({
  platform,
}) => {
  const { say, refused } = await setting(platform, { RequireRatingForComment: 'true' });

  expect(await refused()).toBe('400 RATE_TO_COMMENT');
  expect((await say({ rating: 3 })).rating).toBe(3);
});

test('[CMS-058] with RequireCommentForRating a rating without text is refused with commentToRate', async ({
  platform,
}) => {
  const { refused } = await setting(platform, { RequireCommentForRating: 'true' });

  expect(await refused({ content: '  ', rating: 3 })).toBe('400 COMMENT_TO_RATE');
});

test('[CMS-059] neither text nor rating is refused with sendContentOrRating', async ({ platform }) => {
  const { say, refused } = await setting(platform);

  expect(await refused({ content: ' \n ' })).toBe('400 SEND_CONTENT_OR_RATING');
  expect((await say({ content: '', rating: 5 })).rating).toBe(5);
});

test('[CMS-060] with OneUserOneComment a second comment of the same user is refused, also when both come at once', async ({
  platform,
}) => {
  const { say, refused } = await setting(platform, { OneUserOneComment: 'true' });
  const both = await Promise.allSettled([say({}, customer), say({}, customer), say({}, customer)]);

  expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  expect(await refused({}, customer)).toBe('409 ONE_USER_ONE_COMMENT');
  const other = await setting(platform, { OneUserOneComment: 'true' });
  expect((await other.say({}, customer)).published).toBe(true);
});

test('[CMS-061] an anonymous second review is refused with alreadyPostedComment unless AnonymousCanMultipleReview is on', async ({
  platform,
}) => {
  const { say, refused } = await setting(platform, { AnonymousCanMultipleReview: 'false' });
  await say();

  expect(await refused({ author: { name: 'Druga', email: 'IVA@primjer.hr' } })).toBe(
    '409 ALREADY_POSTED_COMMENT',
  );
  expect((await say({ author: { name: 'Druga', email: 'druga@primjer.hr' } })).published).toBe(true);
  await setOptions(platform, { AnonymousCanMultipleReview: 'true' });
  expect((await say()).published).toBe(true);
});

test('[CMS-062, CMS-050] the author changes a comment where the option allows it; others and visitors never', async ({
  platform,
}) => {
  const { say } = await setting(platform);
  const own = await say({}, customer);
  const foreign = await say();
  const refused = async (id: number, as: CallOptions) => {
    const { status, code } = await platform.refusal(commentUpdate, { id, content: 'Novo' }, as);
    return `${status} ${code}`;
  };

  expect(
    await platform.call(commentUpdate, { id: own.id, content: 'Novo', rating: 2 }, customer),
  ).toMatchObject({ content: 'Novo', rating: 2 });
  expect(await refused(foreign.id, customer)).toBe('403 COMMENT_EDIT_NOT_ALLOWED');
  expect(await refused(own.id, {})).toBe('403 COMMENT_EDIT_NOT_ALLOWED');
  expect(await refused(own.id, { as: 'customer', site: 2 })).toBe('404 NOT_FOUND');
  await setOptions(platform, { UserCanEditComment: 'false' });
  expect(await refused(own.id, customer)).toBe('403 COMMENT_EDIT_NOT_ALLOWED');
  expect((await platform.call(commentUpdate, { id: foreign.id, content: 'Sređeno' }, staff)).content).toBe(
    'Sređeno',
  );
});

test('[CMS-062, CMS-056] a changed comment waits for approval again, and an edit cannot empty it', async ({
  platform,
}) => {
  const { say, list } = await setting(platform, { RequireAdminPublishing: 'true' });
  const { id } = await say({}, customer);
  await platform.call(commentPublish, { id, published: true }, staff);

  expect((await platform.refusal(commentUpdate, { id, content: '' }, customer)).code).toBe(
    'SEND_CONTENT_OR_RATING',
  );
  expect((await platform.call(commentUpdate, { id, content: 'Reklama' }, customer)).published).toBe(false);
  expect(await list()).toEqual([]);
});

test('[CMS-063, LIMIT-015] ratings go from 1 to NumberOfStars, 5 unless staff say otherwise', async ({
  platform,
}) => {
  const { say, refused } = await setting(platform);

  for (const rating of [0, 6, -1]) expect(await refused({ rating })).toBe('400 VALIDATION_FAILED');
  expect(await refused({ rating: 2.5 })).toBe('400 VALIDATION_FAILED');
  expect((await say({ rating: 5 })).rating).toBe(5);
  await setOptions(platform, { NumberOfStars: '10' });
  expect((await say({ rating: 10 })).rating).toBe(10);
});

test('[CMS-064] a text of more than 5000 characters and a visitor without a name are refused', async ({
  platform,
}) => {
  const { refused } = await setting(platform);

  expect(await refused({ content: 'a'.repeat(5001) })).toBe('400 VALIDATION_FAILED');
  expect(await refused({ author: undefined })).toBe('400 VALIDATION_FAILED');
});

test('[CMS-054] posts, products and the site carry comments; what is hidden or of another site does not', async ({
  platform,
}) => {
  await setting(platform);
  await setOptions(platform, { CanCommentOnSite: 'Everyone' });
  const product = await buildProduct(platform);
  const hidden = await buildProduct(platform, { isPublished: false });
  const author = { name: 'Iva', email: 'iva@primjer.hr' };
  const on = (entity_type: 'product' | 'post' | 'site', entity_id: number) => ({
    entity_type,
    entity_id,
    content: 'Dobro',
    author,
  });

  expect((await platform.call(commentCreate, on('product', product))).entity_id).toBe(product);
  expect((await platform.call(commentCreate, on('site', 0))).entity_type).toBe('site');
  for (const target of [on('product', hidden), on('site', 1), on('post', 999_999)]) {
    expect((await platform.refusal(commentCreate, target)).code).toBe('NOT_FOUND');
  }
});

test('[CMS-049] a visitor needs the captcha, a customer does not', async ({ platform }) => {
  const { say, refused } = await setting(platform, { CaptchaProvider: 'proofOfWork' });

  expect(await refused()).toBe('400 RECAPTCHA_MISSING');
  expect((await say({}, customer)).published).toBe(true);
});

test('only staff who may publish see waiting comments and moderate', async ({ platform }) => {
  expect((await platform.refusal(commentFilter, {}, { as: { staff: ['content.edit'] } })).status).toBe(403);
  expect((await platform.refusal(commentPublish, { id: 1, published: true }, customer)).status).toBe(403);
});

test('[CMS-056, CMS-065] staff narrow comments by state, stars and words, as a plain look at all of them finds', async ({
  platform,
}) => {
  const { say } = await setting(platform, { RequireAdminPublishing: 'true' });
  for (const [content, rating] of [
    ['Čaj je odličan', 5],
    ['Kava je slaba', 2],
    ['Kakao', null],
    ['Još jedan caj', 5],
  ] as const)
    await say({ content, rating });
  const all = async (asked: object = {}) =>
    (await platform.call(commentFilter, { limit: 100, ...asked }, staff)).records;
  const ids = (await all()).map(({ id }) => id);
  await platform.call(commentBulk, { act: 'approve', ids: ids.slice(0, 2) }, staff);
  await platform.call(commentBulk, { act: 'refuse', ids: ids.slice(2, 3) }, staff);

  const oracle = await all();
  expect(oracle.filter(({ id }) => ids.slice(0, 2).includes(id)).map(({ state }) => state)).toEqual([
    'published',
    'published',
  ]);
  for (const state of ['waiting', 'published', 'refused'] as const)
    expect(await all({ state })).toEqual(oracle.filter((one) => one.state === state));
  for (const rating of [2, 5])
    expect(await all({ rating })).toEqual(oracle.filter((one) => one.rating === rating));
  expect(await all({ search: 'CAJ' })).toEqual(oracle.filter(({ content }) => /[čc]aj/i.test(content)));
  expect(await all({ sort: 'created_at' })).toEqual(oracle.toReversed());
  expect(await all({ entity_type: 'site' })).toEqual(oracle.filter((one) => one.entity_type === 'site'));
});

test('[CMS-056] many comments at once are approved, refused and deleted, and a foreign one is refused by its id', async ({
  platform,
}) => {
  const { say, list } = await setting(platform, { RequireAdminPublishing: 'true' });
  const [one, two, three] = [await say(), await say(), await say()].map(({ id }) => id) as [
    number,
    number,
    number,
  ];
  const bulk = (act: 'approve' | 'refuse' | 'delete', ids: number[], as: CallOptions = staff) =>
    platform.call(commentBulk, { act, ids }, as);

  expect(await bulk('approve', [one, two, 999_999])).toMatchObject({
    done: 2,
    refused: [{ id: 999_999, code: 'NOT_FOUND' }],
  });
  expect((await list()).map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
  await bulk('refuse', [two]);
  expect((await platform.call(commentGet, { id: two }, staff)).state).toBe('refused');
  expect((await platform.call(commentGet, { id: three }, staff)).state).toBe('waiting');
  expect(await bulk('delete', [one], { ...staff, site: 2 })).toMatchObject({ done: 0 });
  await bulk('delete', [one, two, three]);
  expect(await list()).toEqual([]);
});

test('[CMS-048] the shop answers a comment in its own name, below it, and takes the answer away', async ({
  platform,
}) => {
  const { say, list } = await setting(platform);
  const { id } = await say();
  expect((await list())[0]).not.toHaveProperty('answer');

  await platform.call(commentReply, { id, content: ' Hvala! ' }, staff);
  expect(await list()).toMatchObject([{ id, answer: { content: 'Hvala!', created_at: expect.any(String) } }]);
  await platform.call(commentReply, { id, content: '' }, staff);
  expect((await list())[0]).not.toHaveProperty('answer');
  expect((await platform.refusal(commentReply, { id, content: 'x' }, { ...staff, site: 2 })).status).toBe(
    404,
  );
});
