import type { Element } from '@izlog/contract/cms/content/element';
import { expect, test } from 'vitest';
import { croatian, german } from '#test/languages.ts';
import { part } from '#test/part.ts';
import { footerView } from './footer-view.ts';

const footer = (fields: Partial<Element>): Element => ({
  ...part(),
  id: 1,
  title: 'Podnožje',
  handler: 'footer-section',
  type: 'static-element',
  created_at: '2026-01-01T00:00:00.000Z',
  language_code: 'hrv',
  isFallback: false,
  slug: null,
  rev: 1,
  ...fields,
});
const button = { name: 'Zakažite sastanak', page: { slug: 'kontakt' } };

test('[CMS-004, SHELL-014, SHELL-015, SHELL-018] address, phone and copyright are those of the element', () => {
  const meta = { mail: 'upit@izlog.example', phone: '01 5555 210', copyright: '© Izlog' };

  expect(footerView(footer({ meta }), croatian, '© iz opcije')).toMatchObject(meta);
});

test('[SHELL-018] an empty copyright falls back to the option', () => {
  expect(footerView(footer({ meta: { copyright: ' ' } }), croatian, '© iz opcije').copyright).toBe(
    '© iz opcije',
  );
  expect(footerView(undefined, croatian, '© iz opcije').copyright).toBe('© iz opcije');
  expect(footerView(undefined, croatian, undefined).copyright).toBe('');
});

test('[EDIT-008] phones have words and a button of their own where staff wrote some, and nothing is handed over where not', () => {
  const own = footer({
    meta: { about: 'Dugo o uredu', phone: '01 5555 210', scheduleBtn: button },
    mobileMeta: { about: 'Kratko', scheduleBtn: { ...button, name: 'Nazovite' }, phone: '' },
  });

  expect(footerView(own, croatian, undefined).narrow).toEqual({
    about: 'Kratko',
    schedule: { name: 'Nazovite', href: '/kontakt' },
  });
  expect('narrow' in footerView(footer({ meta: { about: 'Dugo' } }), croatian, undefined)).toBe(false);
});

test('[EDIT-008] a link and the title of a list may be others on phones; which there are is the same', () => {
  const link = (name: string, mobileMeta: object = {}) =>
    part({ handler: 'link', meta: { button: { name, href: `/${name}` } }, mobileMeta: { ...mobileMeta } });
  const list = part({
    handler: 'link-list',
    slot: 'lists',
    meta: { title: 'Kupnja i plaćanje' },
    mobileMeta: { title: 'Kupnja' },
    parts: [link('dostava', { button: { name: 'Kako šaljemo', href: '/dostava#cijene' } }), link('povrat')],
  });
  const other = part({
    handler: 'link-list',
    slot: 'lists',
    meta: { title: 'Izlog' },
    mobileMeta: { title: ' ' },
  });

  expect(footerView(footer({ parts: [list, other] }), croatian, undefined).lists).toEqual([
    {
      title: 'Kupnja i plaćanje',
      narrow: 'Kupnja',
      links: [
        { name: 'dostava', href: '/dostava', narrow: { name: 'Kako šaljemo', href: '/dostava#cijene' } },
        { name: 'povrat', href: '/povrat' },
      ],
    },
    { title: 'Izlog', links: [] },
  ]);
});

test('[SHELL-016, CMS-009, ROUTE-043] the schedule button leads to what it names, in the language of the page', () => {
  const { schedule } = footerView(footer({ meta: { scheduleBtn: button } }), german, undefined);

  expect(schedule).toMatchObject({ name: 'Zakažite sastanak', href: '/de/kontakt' });
});

test('[SHELL-017] each list has its title and its links; the small print stands apart', () => {
  const link = (name: string) => part({ handler: 'link', meta: { button: { name, href: `/${name}` } } });
  const parts = [
    part({
      handler: 'link-list',
      slot: 'lists',
      meta: { title: 'Kupnja' },
      parts: [link('dostava'), link('povrat')],
    }),
    part({ handler: 'link-list', slot: 'lists', meta: { title: 'Izlog' }, parts: [link('o-nama')] }),
    part({ handler: 'link-list', slot: 'bottom', parts: [link('uvjeti')] }),
  ];

  const { lists, bottom } = footerView(footer({ parts }), croatian, undefined);

  expect(lists.map(({ title, links }) => [title, links.map((one) => one.href)])).toEqual([
    ['Kupnja', ['/dostava', '/povrat']],
    ['Izlog', ['/o-nama']],
  ]);
  expect(bottom.map((one) => one.href)).toEqual(['/uvjeti']);
});

test('[SHELL-017] a list may hold its buttons itself; one that leads nowhere is left out', () => {
  const buttons = [
    { name: 'Dostava', href: '/dostava' },
    { name: 'Nikamo' },
    { name: 'Zlo', href: 'javascript:1' },
  ];
  const parts = [part({ handler: 'link-list', slot: 'lists', meta: { title: 'Kupnja', buttons } })];

  const [list] = footerView(footer({ parts }), croatian, undefined).lists;

  expect(list?.links.map((one) => one.name)).toEqual(['Dostava']);
});

test('[I18N-016] words of the footer that are not translated say their language', () => {
  const fallback = footer({
    isFallback: true,
    meta: { about: 'Ured s izlogom', scheduleBtn: button },
    parts: [part({ slot: 'lists', meta: { title: 'Trgovina', buttons: [button] } })],
  });

  const shown = footerView(fallback, german, undefined);
  expect([shown.lang, shown.schedule?.lang, shown.lists[0]?.links[0]?.lang]).toEqual(['hr', 'hr', 'hr']);
  const own = footerView(fallback, croatian, undefined);
  expect([own.lang, own.schedule?.lang, own.lists[0]?.links[0]?.lang]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
