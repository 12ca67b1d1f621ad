import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const admin = 'apps/site/app/admin';
const read = (file: string) => readFileSync(file, 'utf8');

/** The words that each screen of the back office opens with, by its route; screens of one record have their names. */
const titles = new Map([
  ...globSync(`${admin}/rooms/*/routes/*.tsx`).flatMap((file) =>
    [
      ...read(file).matchAll(/loadPlainScreen\(\s*context,\s*'(\w+)',\s*'([\w.]+)'/g),
      ...read(file).matchAll(/name: '(\w+)',\s*title: '([\w.]+)'/g),
    ].map(([, route = '', key = '']) => [route, key] as const),
  ),
  ...[
    ...read(`${admin}/rooms/content/list/list-routes.ts`).matchAll(/route: '(\w+)',\s*title: '([\w.]+)'/g),
  ].map(([, route = '', key = '']) => [route, key] as const),
  // Of two looks with one list the first is the list's.
  ...globSync(`${admin}/**/*-look.{ts,tsx}`).flatMap((file) =>
    [...read(file).matchAll(/record: '(\w+)',\s*route: '(\w+)',(?:\s*words: \{ title: '([\w.]+)')?/g)]
      .toReversed()
      .map(([, record = '', route = '', title = `${record}.list.title`]) => [route, title] as const),
  ),
]);

/** What leads to a screen: the entries of the menu, and the cards of the settings that are screens of their own. */
const leading = [
  ...[
    ...read(`${admin}/ground/frame/navigation/admin-sections.ts`).matchAll(
      /route: '(\w+)',\s*title: '([\w.]+)'/g,
    ),
  ].map(([, route = '', key = '']) => ({ route, key })),
  ...[
    ...read(`${admin}/rooms/settings/door/settings-index.server.ts`).matchAll(
      /name: '(\w+)', route: '(\w+)'/g,
    ),
  ]
    // The legal pages stand on the first screen.
    .filter(([, , route]) => route !== 'admin')
    .map(([, name = '', route = '']) => ({ route, key: `settings.${name}` })),
];

test.for(['hr', 'en', 'de'])('[ERR-011] in %s the menu calls a screen as the screen calls itself', (code) => {
  const texts: Record<string, string> = {
    ...JSON.parse(read(`packages/contract/src/texts/${code}/site.json`)),
    ...JSON.parse(read(`packages/contract/src/texts/${code}/staff.json`)),
  };
  const differing = leading.flatMap(({ route, key }) => {
    const title = titles.get(route);
    if (title === undefined) return [`${route}: no screen`];
    return texts[title] === texts[key] ? [] : [`${route}: „${texts[key]}” opens „${texts[title]}”`];
  });

  expect(leading.length).toBeGreaterThan(40);
  expect(differing).toEqual([]);
});
