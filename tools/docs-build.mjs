#!/usr/bin/env node
// Builds the handbook of docs/handbook into a static site with search: `npm run docs:build [-- FOLDER [BASE]]`, FOLDER being
// dist/handbook and BASE the path below which it is served, / when absent. The generator is fetched by npx when it is asked
// for, as drizzle-kit is: it weighs 121 MB, and nothing else needs it. Rspress, since VitePress has had no stable version for
// fifteen months and Starlight wants links that no Git host follows. A dead link or picture fails.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gatherPages, sidebars } from './handbook/gather.ts';
import { generatorWords } from './handbook/generator-words.ts';

const generator = '@rspress/core@2.0.22';

const [out = 'dist/handbook', base = '/'] = process.argv.slice(2);
const workplace = mkdtempSync(join(tmpdir(), 'izlog-handbook-'));
try {
  gatherPages(join(workplace, 'pages'));
  const locales = Object.entries(sidebars()).map(([lang, sidebar]) => ({
    lang,
    label: generatorWords[lang].label,
    title: generatorWords[lang].title,
    description: generatorWords[lang].description,
    sidebar,
    nav: [],
  }));
  const config = {
    root: 'pages',
    outDir: 'site',
    base,
    lang: locales[0].lang,
    title: locales[0].title,
    locales,
    i18nSource: Object.fromEntries(
      Object.keys(generatorWords.en.texts).map((key) => [
        key,
        Object.fromEntries(locales.map(({ lang }) => [lang, generatorWords[lang].texts[key]])),
      ]),
    ),
    themeConfig: { locales, enableContentAnimation: false },
    markdown: { link: { checkDeadLinks: true, checkAnchors: true }, image: { checkDeadImages: true } },
    route: { cleanUrls: false, localeRedirect: 'never' },
  };
  writeFileSync(
    join(workplace, 'rspress.config.mjs'),
    `export default ${JSON.stringify(config, null, 2)};\n`,
  );
  const run = spawnSync('npx', ['--yes', `--package=${generator}`, 'rspress', 'build'], {
    cwd: workplace,
    stdio: 'inherit',
    // npm is a script there.
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) process.exitCode = run.status ?? 1;
  else {
    const target = resolve(out);
    rmSync(target, { recursive: true, force: true });
    cpSync(join(workplace, 'site'), target, { recursive: true });
    console.error(`The handbook stands in ${target}.`);
  }
} finally {
  rmSync(workplace, { recursive: true, force: true });
}
