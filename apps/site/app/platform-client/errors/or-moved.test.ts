import { expect, test } from 'vitest';
import { refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

test('[CMS-037, ROUTE-054] what a screen does not find is sent where a redirect leads, in every language, else it is the 404 page', async () => {
  const moved: Record<string, string> = {
    'objave/stara': '/objave',
    'shop/stara': '/shop',
    'dogadjaj/12': '/dogadjaji',
  };
  const asked: string[] = [];
  const site = await startSite({
    answers: {
      'GET /api/v1/cms/finder/decide': ({ query }) => {
        const path = query.getAll('params').join('/');
        asked.push(path);
        const target = moved[path];
        if (!target) throw refused(404, 'NOT_FOUND');
        return { type: 'redirect', target, status: 301 };
      },
    },
  });

  for (const [path, target] of Object.entries(moved))
    expect(await site.visit(`/${path}`)).toMatchObject({ status: 301, location: target });
  expect(await site.visit('/product/nema-me')).toMatchObject({ status: 404 });
  expect(asked).toEqual([...Object.keys(moved), 'product/nema-me']);
});

test('[CMS-037] a redirect of an old address with a query is followed before the front page, also where that is another page', async () => {
  const settings: Record<string, string>[] = [{}, { HomePageSlug: 'pocetna' }];
  for (const options of settings) {
    const site = await startSite({
      options,
      answers: {
        'GET /api/v1/cms/finder/decide': ({ query }) => {
          if (query.get('query') !== 'p=101') throw refused(404, 'NOT_FOUND');
          return { type: 'redirect', target: '/%C4%8Dlanak', status: 301 };
        },
      },
    });

    expect(await site.visit('/?p=101')).toMatchObject({ status: 301, location: '/%C4%8Dlanak' });
    expect(await site.visit('/index.php?p=101')).toMatchObject({ status: 301 });
    expect(await site.visit('/?p=102')).toMatchObject({ status: 302 });
  }
});
