import hr from '@izlog/contract/texts/hr/site.json';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { faultOfKind } from '#site/kit/forms/refused-form.server.ts';
import type { DeveloperSettings } from '#site/platform-client/developer-settings.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { startSite } from '#site/testing/start-site.ts';
import manifest from '../../package.json';
import { releaseLife, tagLife } from './cached-answer.ts';
import DeveloperBadge from './developer-badge.tsx';

const project = { key: 'GitlabProjectId', value: '42', media: null };
let configured: string | undefined;
const developer: DeveloperSettings = {
  gitlabUrl: 'https://git.example',
  documentationUrl: '/api/docs',
  domain: {
    get: () => configured,
    set: (domain) => {
      configured = domain;
    },
  },
};
const domains = [
  { name: 'izlog.example', url: 'https://izlog.example', siteID: 1, stores: [] },
  { name: 'shop.example', url: 'https://shop.example', siteID: 1, stores: [] },
];
let option: object[] = [project];
const site = await startSite({
  env: { developer, production: false },
  answers: {
    'GET /api/v1/cms/option/filter': ({ query }) => (query.get('keys') ? option : []),
    'POST /api/v1/settings/domain/filter': () => ({ records: domains }),
  },
});
const plain = await startSite();
const sent = (tool: string, body: object) =>
  site.visit(`/_cli/${tool}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: 'http://izlog.example' },
  });

/** GitLab as far as the tools ask it. */
function gitlab(answers: Readonly<Record<string, unknown>>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address));
    const answer = answers[pathname.replace('/api/v4/projects/', '')];
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  });
}

/** The tools behind the badge, as the browser asks them. */
function tools(answers: Readonly<Record<string, unknown>>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const answer = answers[String(address).replace('/_cli/', '')];
    return answer instanceof Error
      ? Response.json({ message: answer.message }, { status: 502 })
      : Response.json(answer ?? {});
  });
}
const asked = (fetching: { mock: { calls: unknown[][] } }, tool: string) =>
  fetching.mock.calls.filter(([address]) => address === `/_cli/${tool}`).length;

beforeEach(() => {
  localStorage.clear();
  configured = undefined;
  option = [project];
});
afterEach(() => vi.useRealTimers());

test('[DEV-001, DEV-003] the latest tag is that of the project of option GitlabProjectId', async () => {
  const fetching = gitlab({ '42/repository/tags': [{ name: '1.12.192' }] });

  const { html } = await site.visit('/_cli/get-latest-tag');

  expect(JSON.parse(html)).toEqual({ tag: '1.12.192' });
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('[DEV-003] without a project, and for those who may not read the option, it is said what is missing', async () => {
  option = [{ ...project, value: null }];
  const unset = await sent('get-latest-release', {});
  const quiet = await site.visit('/_cli/get-latest-tag');
  option = [];
  const unread = await sent('get-latest-release', {});

  // Every page of a development build asks for the tag: nobody is told each time that there is none.
  expect([quiet.status, JSON.parse(quiet.html)]).toEqual([200, { tag: null }]);

  expect([unset.status, JSON.parse(unset.html).message]).toEqual([400, 'Option GitlabProjectId is not set.']);
  expect([unread.status, JSON.parse(unread.html).message]).toEqual([
    400,
    expect.stringContaining('log in as staff'),
  ]);
});

test('[DEV-002] the latest release is that of the project and, when it is named, of the branch', async () => {
  const release = (id: string) => ({ name: id, description_html: `<p>${id}</p>`, commit: { id } });
  gitlab({
    '42/releases': [release('a'), release('b')],
    '42/repository/commits/a/refs': [{ name: 'next' }],
    '42/repository/commits/b/refs': [{ name: 'main' }],
  });

  const newest = await sent('get-latest-release', { gitlabProjectId: 42 });
  const ofBranch = await sent('get-latest-release', { gitlabProjectId: '42', gitlabBranch: 'main' });
  const none = await sent('get-latest-release', { gitlabProjectId: '43' });

  expect(JSON.parse(newest.html)).toEqual({ name: 'a', description_html: '<p>a</p>' });
  expect(JSON.parse(ofBranch.html)).toEqual({ name: 'b', description_html: '<p>b</p>' });
  expect([none.status, JSON.parse(none.html).message]).toEqual([502, 'GitLab answered 404 for project 43.']);
});

test('[DEV-004, DEV-005] the configured domain is told, and changed to one that a site answers on', async () => {
  const before = await site.visit('/_cli/get-domain');
  const changed = await sent('set-domain', { domain: 'shop.example' });
  const after = await site.visit('/_cli/get-domain');
  const nothing = await sent('set-domain', {});

  expect(JSON.parse(before.html)).toEqual({ domain: 'izlog.example' });
  expect(JSON.parse(changed.html)).toEqual({ domain: 'shop.example' });
  expect(JSON.parse(after.html)).toEqual({ domain: 'shop.example' });
  expect(nothing.status).toBe(400);
});

test('[SHELL-031] every page of a build that is not for production shows the badge', async () => {
  // Sent to the browser, which loads the badge by it.
  expect((await site.visit('/')).html).toContain('"documentationUrl":"/api/docs"');
  expect((await plain.visit('/')).html).not.toContain('documentationUrl');
});

test('[CMS-031, REL-11, SHELL-031, SHELL-032, SHELL-033] the badge shows the version of the program and of the core, that of the content system as its tooltip, and leads to its four tools', async () => {
  tools({ 'get-latest-tag': { tag: 'v9999.0.0' } });
  renderSite(<DeveloperBadge documentationUrl="https://docs.example" cmsVersion="1.12.200" />);

  const badge = await screen.findByLabelText('Razvojni alati');

  await within(badge).findByText(/9999/);
  expect(badge.querySelector('summary')?.textContent).toBe(`${manifest.version} → 9999.0.0 jezgra 1.12.191`);
  expect(within(badge).getByTitle('CMS 1.12.200')).toBeTruthy();
  expect(within(badge).getByText('Dokumentacija').getAttribute('href')).toBe('https://docs.example');
  expect(within(badge).getByText('Odjeljci').getAttribute('href')).toBe('/section-tool');
  expect(within(badge).getByText('Novosti')).toBeTruthy();
  expect(within(badge).getByText('Promjena domene')).toBeTruthy();
});

test('[SHELL-035, SHELL-036, SHELL-040] the picker marks the configured domain; another one wants a rebuild', async () => {
  tools({
    'get-latest-tag': { tag: '1' },
    'get-domain': { domain: 'izlog.example' },
    'list-domains': domains,
    'set-domain': { domain: 'shop.example' },
  });
  renderSite(<DeveloperBadge documentationUrl="/" />);
  fireEvent.click(await screen.findByText('Promjena domene'));
  const chosen = async () =>
    (await screen.findAllByRole('button', { pressed: true })).map((one) => one.textContent);

  expect(await chosen()).toEqual([expect.stringContaining('izlog.example')]);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByText('shop.example'));

  expect((await screen.findByRole('alert')).textContent).toBe(hr['core.domain.rebuildRequired']);
  expect(await chosen()).toEqual([expect.stringContaining('shop.example')]);
});

test('[SHELL-037] the changelog is shown without what could act in it', async () => {
  const description_html =
    '<h2>Novo</h2><p onclick="x()">Brže <a href="javascript:x()">tu</a> <a href="https://a.example">tamo</a></p>' +
    '<script>alert(1)</script><img src=x onerror=x()><iframe src="https://a.example"></iframe>';
  tools({ 'get-latest-tag': { tag: '1' }, 'get-latest-release': { name: '2.0', description_html } });
  renderSite(<DeveloperBadge documentationUrl="/" />);

  fireEvent.click(await screen.findByText('Novosti'));

  const notes = (await screen.findByText('Novo')).closest('.developer-notes') as HTMLElement;
  expect(notes.innerHTML).toBe(
    '<h2>Novo</h2><p>Brže <a>tu</a> <a href="https://a.example" target="_blank" rel="noreferrer">tamo</a></p>',
  );
});

test('[SHELL-038, SHELL-039] what cannot be loaded is told: the release in our words, the version in its own', async () => {
  tools({ 'get-latest-tag': new Error('No tag.'), 'get-latest-release': new Error('No release.') });
  renderSite(<DeveloperBadge documentationUrl="/" />);

  expect(await screen.findByText('No tag.')).toBeTruthy();
  fireEvent.click(await screen.findByText('Novosti'));

  expect(await screen.findByText('Izdanje se ne može učitati.')).toBeTruthy();
});

test('[DEV-008, DEV-009] the tag is asked for again after an hour, the release after 288 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const fetching = tools({
    'get-latest-tag': { tag: '1' },
    'get-latest-release': { name: '2.0', description_html: '' },
  });
  const visit = async () => {
    const { unmount } = renderSite(<DeveloperBadge documentationUrl="/" />);
    fireEvent.click(await screen.findByText('Novosti'));
    await screen.findByText('2.0');
    await waitFor(() => expect(localStorage.getItem('dev.latestTag')).toContain('until'));
    unmount();
    return [asked(fetching, 'get-latest-tag'), asked(fetching, 'get-latest-release')];
  };

  expect([tagLife, releaseLife]).toEqual([60 * 60 * 1000, 288 * 1000]);
  expect(await visit()).toEqual([1, 1]);
  vi.advanceTimersByTime(releaseLife - 1);
  expect(await visit()).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  expect(await visit()).toEqual([1, 2]);
  vi.advanceTimersByTime(tagLife - releaseLife - 1);
  expect((await visit())[0]).toBe(1);
  vi.advanceTimersByTime(1);
  expect((await visit())[0]).toBe(2);
});

test('[DEV-010] a language without texts and a code nobody knows are told to developers only', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  catalogueOf('xx');
  const { html } = await (await startSite({ languages: ['hrv', 'qqq'] })).visit('/');

  expect(warning).toHaveBeenCalledWith(expect.stringContaining('language xx'));
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('Language qqq'));
  expect(html).not.toContain('qqq');
});

test('[DEV-011] an unknown validation kind is named to developers and fails nowhere', () => {
  expect(faultOfKind(hr, 'moon')).toEqual({ key: 'validation.unknown', values: { kind: 'moon' } });
  expect(faultOfKind(hr, 'moon', false)).toEqual({ key: 'form.wrong' });
  expect(faultOfKind(hr, 'required')).toEqual({ key: 'validation.required' });
});

test('[DEV-006, SHELL-034] a production build has none of the tools: every address is lost, no page has the badge', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  const kit = await import('#site/testing/start-site.ts');
  const production = await kit.startSite({ env: { developer } });
  vi.unstubAllEnvs();

  for (const tool of ['get-latest-tag', 'get-domain', 'list-domains'])
    expect((await production.visit(`/_cli/${tool}`)).status).toBe(404);
  const headers = { origin: 'http://izlog.example' };
  for (const tool of ['get-latest-release', 'set-domain'])
    expect((await production.visit(`/_cli/${tool}`, { method: 'POST', body: '{}', headers })).status).toBe(
      404,
    );
  // Nor where the addresses are there and nobody gave them their settings.
  expect((await plain.visit('/_cli/get-domain')).status).toBe(404);
});
