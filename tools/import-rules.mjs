#!/usr/bin/env node
// Who may import whom. Prints each broken rule as the sentence it enforces; exit 1 when there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const withSchemas = contractFilesWithSchemas();
const forBrowsers = browserFiles();

/** Together they would make every start a third slower and every shop 45 MB larger. */
const loadedWhenNeeded = new Set([
  '@aws-sdk/client-s3',
  '@simplewebauthn/server',
  'bwip-js/node',
  'file-type',
  'flydrive/drivers/s3',
  'nodemailer',
  'pdfkit',
  'sharp',
]);

/** Each rule: a sentence, and a test of (importing file, imported file or package) that is true when it is broken. */
const rules = [
  {
    says: 'The contract imports zod and itself only.',
    broken: (from, to) =>
      from.startsWith('packages/contract/src/') &&
      !isTest(from) &&
      to !== 'zod' &&
      !to.startsWith('packages/contract/'),
  },
  {
    says: 'The platform never imports the site.',
    broken: (from, to) => from.startsWith('apps/platform/') && to.startsWith('apps/site/'),
  },
  {
    says: 'The site never imports the platform; it calls it through the contract.',
    broken: (from, to) =>
      from.startsWith('apps/site/') && (to.startsWith('apps/platform/') || to.startsWith('@izlog/platform')),
  },
  {
    says: 'Only apps/izlog (and tests beside the house) knows both apps.',
    broken: (from, to) =>
      /^apps\/(platform|site)\//.test(from) &&
      (to.startsWith('apps/izlog/') || to.startsWith('@izlog/izlog')),
  },
  {
    says: 'The kernel knows no service.',
    broken: (from, to) =>
      from.startsWith('apps/platform/src/kernel/') &&
      !isTest(from) &&
      to.startsWith('apps/platform/src/services/'),
  },
  {
    says: "Another service is reached through its index.ts; only *.queries.ts may join another's *.tables.ts.",
    broken: (from, to) => {
      const own = serviceOf(from);
      const other = serviceOf(to);
      if (!own || !other || own === other || isTest(from)) return false;
      if (to.endsWith('/index.ts')) return false;
      return !(to.endsWith('.tables.ts') && (from.endsWith('.queries.ts') || from.endsWith('.tables.ts')));
    },
  },
  {
    says: 'Within a feature imports go down: tables know only tables, queries know tables and rules, never routes or operations.',
    broken: (from, to) => {
      if (!serviceOf(from) || serviceOf(from) !== serviceOf(to)) return false;
      if (from.endsWith('.tables.ts')) return !to.endsWith('.tables.ts');
      return from.endsWith('.queries.ts') && to.endsWith('.routes.ts');
    },
  },
  {
    says: 'The site is layered: ui knows no feature and no route, features know no route.',
    broken: (from, to) => {
      if (isTest(from)) return false;
      if (from.startsWith('apps/site/app/ui/'))
        return /^apps\/site\/app\/(features|routes|editing|admin)\//.test(to);
      return from.startsWith('apps/site/app/features/') && to.startsWith('apps/site/app/routes/');
    },
  },
  {
    says: 'The editor and the admin area are reached by dynamic import only: a visitor never downloads them.',
    broken: (from, to, isDynamic) =>
      !isDynamic &&
      /^apps\/site\/app\/(editing|admin)\//.test(to) &&
      !/^apps\/site\/app\/(editing|admin|routes\/admin)\//.test(from),
  },
  {
    says: 'Large libraries of the platform that a start does not need are loaded by dynamic import.',
    broken: (from, to, isDynamic, isType) =>
      !isDynamic &&
      !isType &&
      /^apps\/(platform|izlog)\/src\//.test(from) &&
      !isTest(from) &&
      loadedWhenNeeded.has(to),
  },
  {
    says: 'What a browser runs takes rules and types of the contract, no schemas: zod weighs as much as all our own code.',
    broken: (from, to, _isDynamic, isType) => !isType && forBrowsers.has(from) && withSchemas.has(to),
  },
];

const broken = [];
for (const file of sources('packages').concat(sources('apps'), sources('bench'), sources('e2e'))) {
  for (const { target, isDynamic, isType } of importsOf(file)) {
    for (const rule of rules)
      if (rule.broken(file, target, isDynamic, isType))
        broken.push(`${file} imports ${target}\n  ${rule.says}`);
  }
}
if (broken.length > 0) {
  console.error(`${broken.join('\n')}\n${broken.length} broken import rule(s).`);
  process.exit(1);
}

function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.normalize(relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
    .filter((path) => !/(^|\/)(node_modules|build|\.react-router)\//.test(path));
}

function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [];
  for (const [, names, from, dynamic] of text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b([^'"`;]*?)from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  )) {
    const isType = names !== undefined && /^\s*(type\b|\{(\s*type\s[^,}]*,?)+\s*\}\s*$)/.test(names);
    // `?url` asks for the address of a file instead of what is in it.
    const name = (from ?? dynamic).replace(/\?url$/, '');
    found.push({ target: targetOf(file, name), isDynamic: dynamic !== undefined, isType });
  }
  return found;
}

/** Files of the contract that load zod when they are imported, by themselves or by what they import. */
function contractFilesWithSchemas() {
  const found = new Set(['zod']);
  const all = sources('packages').map((file) => [file, importsOf(file).filter(({ isType }) => !isType)]);
  for (let known = 0; known !== found.size; ) {
    known = found.size;
    for (const [file, imports] of all) if (imports.some(({ target }) => found.has(target))) found.add(file);
  }
  return found;
}

/** What screens of visitors are made of: their components, and all that these import. */
function browserFiles() {
  const found = new Set(sources('apps/site/app').filter((file) => isBrowsers(file) && file.endsWith('.tsx')));
  for (const file of found)
    for (const { target, isType } of importsOf(file)) if (!isType && isBrowsers(target)) found.add(target);
  return found;
}

function isBrowsers(path) {
  return (
    /^apps\/site\/app\/(?!admin\/|routes\/|testing\/)/.test(path) &&
    !path.includes('.server.') &&
    !isTest(path)
  );
}

/** A repository path for relative, aliased and workspace imports; the bare name for packages. */
function targetOf(file, name) {
  if (name.startsWith('.')) return relative(root, resolve(root, dirname(file), name)).replaceAll('\\', '/');
  if (name.startsWith('#site/')) return `apps/site/app/${name.slice('#site/'.length)}`;
  if (name.startsWith('@izlog/contract/'))
    return `packages/contract/src/${name.slice('@izlog/contract/'.length)}.ts`;
  if (name.startsWith('@izlog/platform/'))
    return `apps/platform/src/${name.slice('@izlog/platform/'.length)}.ts`;
  return name;
}

function serviceOf(path) {
  return path.match(/^apps\/platform\/src\/services\/([^/]+)\//)?.[1];
}

function isTest(path) {
  return /\.test\.tsx?$/.test(path) || path.includes('/test/');
}
