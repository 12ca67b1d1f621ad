import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileProject, exampleProject, printsOf, unpackInto } from './example-project.ts';
import { packPackages } from './pack-packages.ts';
import { followedReadme } from './readme.ts';

const folder = await mkdtemp(join(tmpdir(), 'packed-'));
afterAll(() => rm(folder, { recursive: true }));
const packed = await packPackages(join(folder, 'once'));

test('[REL-10] what can be installed elsewhere are these nine packages', () => {
  expect(packed.map(({ manifest }) => manifest.name)).toEqual([
    'bank-files',
    'catalogue-index',
    'catalogue-io',
    '@izlog/client',
    'content-io',
    '@izlog/contract',
    'e-invoice',
    'embedded-postgres-server',
    'fiskalizacija',
  ]);
});

test.for(packed)(
  '[REL-10] $manifest.name is used from an empty project as its README shows',
  async ({ folder: source, file, manifest }) => {
    const readme = followedReadme(join(source, 'README.md'));
    await using project = await exampleProject(readme);
    const others = readme.install
      .split(' ')
      .slice(2)
      .filter((name) => !name.startsWith('./'));
    const place = await unpackInto(project.folder, file, manifest, [...others, '@types/node']);
    for (const neighbour of packed.filter((one) => one.manifest.name in (manifest.dependencies ?? {}))) {
      await rm(join(project.folder, 'node_modules', neighbour.manifest.name), { force: true });
      await unpackInto(project.folder, neighbour.file, neighbour.manifest, []);
    }

    expect(filesIn(place).filter((name) => !/^(src|dist)\//.test(name))).toEqual([
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(brokenEntries(place)).toEqual([]);
    expect(faultsOfDist(place)).toEqual([]);
    expect(await compileProject(project.folder)).toBe('');
    for (const { file: example, prints } of readme.examples)
      expect(await printsOf(project.folder, example)).toBe(prints);
  },
);

test('[REL-10] the same sources make the same bytes', async () => {
  const again = await packPackages(join(folder, 'again'), ['content-io']);

  const [first, second] = [packed.find(({ manifest }) => manifest.name === 'content-io'), again[0]].map(
    (one) =>
      createHash('sha256')
        .update(readFileSync(one?.file ?? ''))
        .digest('hex'),
  );
  expect(again).toHaveLength(1);
  expect(second).toBe(first);
});

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort();

/** Entries of `exports` that lead to no file. */
function brokenEntries(place: string) {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(place, 'package.json'), 'utf8'),
  );
  const files = filesIn(place);
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  return targets.filter((target) => {
    const [start = '', end] = target.slice('./'.length).split('*');
    return end === undefined
      ? !files.includes(start)
      : !files.some((file) => file.startsWith(start) && file.endsWith(end));
  });
}

/** Modules without types, without a map, or whose map leads to a source that is not there; tests. */
function faultsOfDist(place: string) {
  const files = filesIn(place);
  const modules = files.filter((name) => name.startsWith('dist/') && name.endsWith('.js'));
  expect(modules.length).toBeGreaterThan(5);
  return [
    ...files.filter((name) => /\.test\./.test(name)),
    ...modules.flatMap((name) => {
      const typed = name.replace(/\.js$/, '.d.ts');
      return [typed, `${name}.map`, `${typed}.map`].filter((beside) => !files.includes(beside));
    }),
    ...files
      .filter((name) => name.endsWith('.map'))
      .flatMap((name) => {
        const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(place, name), 'utf8'));
        return sources.filter((source) => !existsSync(join(place, name, '..', source)));
      }),
  ];
}
