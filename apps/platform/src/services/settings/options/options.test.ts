import { optionFilter } from '@izlog/contract/cms/option-filter';
import { pipelineHasRunningPipeline } from '@izlog/contract/cms/pipeline-has-running-pipeline';
import { expect } from 'vitest';
import { buildMedia } from '#test/builders/media.ts';
import { platformTest as test } from '#test/kit.ts';
import { setOption } from './set-option.ts';

const secrets = ['SendEmailTo', 'SendGdprTo', 'PasswordProtection', 'GitlabProjectId'];

test('[CMS-025, CMS-027, CMS-028, CMS-029] the option list has every option of the specification', async ({
  platform,
}) => {
  const keys = (await platform.call(optionFilter, {}, { as: 'staff' })).map((one) => one.key);

  const comments = [
    'NumberOfStars',
    'RequireRatingForComment',
    'RequireCommentForRating',
    'RequireAdminPublishing',
  ];
  const perUser = ['OneUserOneComment', 'UserCanEditComment', 'AnonymousCanMultipleReview'];
  expect(keys).toEqual(
    expect.arrayContaining([
      ...[
        'Logo',
        'CopyrightText',
        'CookieNotice',
        'CustomHeader',
        'CustomFooter',
        'CmsVersion',
        'DefaultLanguage',
      ],
      ...[
        'AllowedLanguages',
        'HomePageSlug',
        'AutoGenerateSiteMap',
        'SiteMapOptions',
        'WwwPolicy',
        'ThemeNavigations',
      ],
      ...[
        'GoogleAnalyticsId',
        'GoogleTagManagerId',
        'FacebookPixelId',
        'MaintenanceMode',
        'CanCommentOnBlog',
        'CanCommentOnSite',
      ],
      ...secrets,
      ...[...comments, ...perUser].flatMap((key) => [key, `${key}OnSite`]),
    ]),
  );
});

test('[CMS-027] secret options are for staff only, also when they are named', async ({ platform }) => {
  const ctx = await platform.ctx();
  await setOption(ctx, { key: 'SendEmailTo', value: 'ured@primjer.hr' });
  await setOption(ctx, { key: 'ApiTajna', value: 'x', isSecret: true });
  const keys = [...secrets, 'ApiTajna'];

  expect(await platform.call(optionFilter, { keys })).toEqual([]);
  expect(await platform.call(optionFilter, { keys }, { as: 'customer' })).toEqual([]);
  const all = await platform.call(optionFilter, {});
  expect(all.filter((one) => keys.includes(one.key))).toEqual([]);
  const seen = await platform.call(optionFilter, { keys: 'SendEmailTo,ApiTajna' }, { as: 'staff' });
  expect(seen).toEqual([
    { key: 'SendEmailTo', value: 'ured@primjer.hr', media: null },
    { key: 'ApiTajna', value: 'x', media: null },
  ]);
});

test('[CMS-026, SHELL-006] an option is a key, a value and perhaps a picture', async ({ platform }) => {
  const media = await buildMedia(platform, { alt: { hrv: 'Znak' } });
  await setOption(await platform.ctx(), { key: 'Logo', mediaId: media });
  await setOption(await platform.ctx(), { key: 'CopyrightText', value: '© Primjer' });

  const options = await platform.call(optionFilter, { keys: ['Logo', 'CopyrightText', 'NemaTakve'] });

  expect(options).toMatchObject([
    { key: 'Logo', value: null, media: { id: media, alt: 'Znak' } },
    { key: 'CopyrightText', value: '© Primjer', media: null },
  ]);
});

test('[CMS-030, CMS-031, CMS-033] options nobody set have the value of the specification', async ({
  platform,
}) => {
  const options = await platform.call(optionFilter, {}, { site: 2 });
  const values = Object.fromEntries(options.map((one) => [one.key, one.value]));

  expect(values).toMatchObject({
    CmsVersion: '1.12.191',
    SiteMapOptions: '{"hreflang":true,"images":true}',
    AutoGenerateSiteMap: 'true',
    ThemeNavigations: 'main',
    NumberOfStars: '5',
    MaintenanceMode: 'false',
  });
});

test('[I18N-006] the language options are those of the site', async ({ platform }) => {
  const keys = ['DefaultLanguage', 'AllowedLanguages'];

  expect((await platform.call(optionFilter, { keys })).map((one) => one.value)).toEqual([
    'hrv',
    'hrv,eng,deu',
  ]);
  const other = await platform.call(optionFilter, { keys }, { site: 2 });
  expect(other.map((one) => one.value)).toEqual(['hrv', 'hrv']);
});

test('[MEDIA-002, MEDIA-003] the media sizes stand among the options as width and height', async ({
  platform,
}) => {
  const keys = [
    'ThumbnailSize',
    'SmallSize',
    'MediumSize',
    'LargeSize',
    'Full HDSize',
    'BoxSize',
    '920x362Size',
  ];

  const values = (await platform.call(optionFilter, { keys })).map((one) => one.value);

  expect(values).toEqual(['50x50', '320x240', '720x576', '1280x720', '1920x1080', '600x600', '920x362']);
});

test('an option whose value follows from elsewhere cannot be set', async ({ platform }) => {
  const ctx = await platform.ctx();

  for (const key of ['DefaultLanguage', 'MediumSize', 'CmsVersion']) {
    await expect(setOption(ctx, { key, value: 'x' })).rejects.toMatchObject({
      row: { code: 'VALIDATION_FAILED' },
    });
  }
});

test('[SET-019] an option of one site is not that of the other', async ({ platform }) => {
  await setOption(await platform.ctx(), { key: 'HomePageSlug', value: 'naslovnica' });

  expect(await platform.call(optionFilter, { keys: ['HomePageSlug'] }, { site: 2 })).toMatchObject([
    { value: null },
  ]);
});

test('[CMS-038] staff learn that no pipeline is running; others are refused', async ({ platform }) => {
  expect(await platform.call(pipelineHasRunningPipeline, {}, { as: 'staff' })).toEqual({ running: false });
  expect((await platform.refusal(pipelineHasRunningPipeline, {})).status).toBe(401);
});

test('a value that nobody could read is refused with what it must be', async ({ platform }) => {
  const ctx = await platform.ctx();
  const wrong: Record<string, string> = {
    MaintenanceMode: 'maybe',
    Look: 'photos',
    RequireAdminPublishingOnSite: 'yes',
    NumberOfStars: '11',
    NumberOfStarsOnSite: '0',
    PaymentDays: 'a week',
    BrandColor: 'purple',
    WwwPolicy: 'wwww',
    CanCommentOnBlog: 'everyone',
    CaptchaProvider: 'cloudflare',
    SendEmailTo: 'upit@izlog.example, drugi@izlog.example',
    SiteMapOptions: '[]',
  };

  for (const [key, value] of Object.entries(wrong)) {
    await expect(setOption(ctx, { key, value }), key).rejects.toMatchObject({
      row: { code: 'VALIDATION_FAILED' },
      payload: { fields: [{ path: key, message: expect.stringMatching(/^It must be /) }] },
    });
  }
  await setOption(ctx, { key: 'BrandColor', value: '#0E3733' });
  await setOption(ctx, { key: 'BrandColor', value: null });
});
