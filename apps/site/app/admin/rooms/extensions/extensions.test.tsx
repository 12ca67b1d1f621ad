import { permissions } from '@izlog/contract/permissions';
import type { ShownExtension, ShownFault } from '@izlog/contract/settings/extensions';
import { expect, test } from 'vitest';
import { sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const at = '2026-11-28T12:12:00.000Z';
const parcels: ShownExtension = {
  name: 'parcels',
  version: '3.1.0',
  maker: 'Tisak paket',
  words: {
    hr: { title: 'Paketomati', about: 'Šalje pakete.', why: { 'orders.ship': 'Čita što se šalje.' } },
    en: { title: 'Parcel lockers', about: 'Sends parcels.', why: {} },
  },
  state: 'on',
  stateAt: at,
  offReason: null,
  reason: '',
  reads: ['customers.read'],
  writes: ['orders.ship'],
  hosts: ['api.paketomat.example'],
  events: ['order.placed'],
  jobs: [{ name: 'nightly', everyMinutes: null, dailyAt: '03:40' }],
  wants: ['api.paketomat.example'],
  givenBy: 'Iva Lončar',
  behind: 0,
  faultsToday: 0,
};
const off = {
  ...parcels,
  name: 'advice',
  words: {},
  state: 'off' as const,
  offReason: 'faults' as const,
  wants: [],
};
const gone = { ...off, name: 'gone', version: null, state: 'missing' as const, offReason: null };
const broken = {
  ...off,
  name: 'broken',
  version: null,
  state: 'broken' as const,
  offReason: null,
  reason: 'SyntaxError: <b>',
};
const fault: ShownFault = {
  at,
  kind: 'slow',
  place: 'on order.placed',
  message: 'It took longer than 10 s.',
  output: 'line 7',
};

async function open(extensions: readonly ShownExtension[] = [gone, broken, off, parcels]) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ id: 10, isBackofficeUser: true, scope: permissions, details: {} }),
      'GET /api/v1/settings/extension/list': () => ({ extensions }),
      ...Object.fromEntries(
        extensions.map((extension) => [
          `GET /api/v1/settings/extension/get/${extension.name}`,
          () => ({ extension, faults: [fault] }),
        ]),
      ),
      'POST /api/v1/settings/extension/switch/parcels': () => ({ extension: parcels }),
      'POST /api/v1/settings/extension/switch/gone': () => ({ extension: null }),
    },
  });
  return {
    see: (path: string) => site.visit(path, { headers: { cookie } }),
    send: (path: string, fields: Record<string, string>) => site.visit(path, sentForm(fields, cookie)),
    sent: (call: string) => site.calls.find(({ method, path }) => `${method} ${path}` === call)?.body,
  };
}

test('[DOOR-09] the list says what each may and how it stands; what needs somebody is said above it', async () => {
  const { see } = await open();

  const { document } = await see('/admin/dodaci');
  const text = document.querySelector('main')?.textContent ?? '';

  expect(text).toMatch(
    /gone: mape dodatka više nema.*broken: ne učitava se.*SyntaxError: <b>.*advice: isključen/s,
  );
  expect(text).toMatch(/Paketomati: nova verzija traži više.*Još mu nije dano: api\.paketomat\.example/s);
  const row = document.querySelector('tbody tr:last-child')?.textContent;
  expect(row).toMatch(
    /^PaketomatiTisak paket · 3\.1\.0Čita: .*\. Čita i piše: .*\. Zove: api\.paketomat\.example\.Radi/,
  );
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
});

test('[DOOR-09] one is shown with the reason of each right and its faults, and switched without scripts too', async () => {
  const { see, send, sent } = await open();

  const { document } = await see('/admin/dodaci/parcels');
  const text = document.querySelector('main')?.textContent ?? '';
  const on = await send('/admin/dodaci/parcels', { form: 'switch', act: 'on' });
  const away = await send('/admin/dodaci/gone', { form: 'switch', act: 'off' });
  const nowhere = await see('/admin/dodaci/a%20b');

  expect(text).toMatch(
    /Čita što se šalje\..*Nije rekao zašto\..*Trajao je predugo.*on order\.placed · It took longer/s,
  );
  expect(text).toMatch(/nightly: svaki dan u 03:40/);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
  expect(sent('POST /api/v1/settings/extension/switch/parcels')).toEqual({ isOn: true });
  expect(on.response.headers.get('location')).toBe('/admin/dodaci/parcels');
  expect(sent('POST /api/v1/settings/extension/switch/gone')).toEqual({ isOn: false });
  expect(away.response.headers.get('location')).toBe('/admin/dodaci');
  expect(nowhere.response.status).toBe(404);
});

test('[DOOR-09] a shop without extensions says what one is', async () => {
  const { see } = await open([]);

  const { document } = await see('/admin/dodaci');
  expect(document.querySelector('main')?.textContent).toContain('Nema dodataka');
});
