#!/usr/bin/env node
// Makes a release of this repository, step by step (tools/release/release.ts, docs/releases.md):
// `npm run release -- 1.2.3`. After it stopped the same command goes on. A long step is left out only by its name,
// `--skip test:server`, once for each; that is reported, and stands in the tag.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeRelease, ReleaseRefused } from './release/release.ts';

const usage = 'usage: npm run release -- VERSION [--skip STEP ...]';
try {
  const { values, positionals } = parseArgs({
    options: { skip: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const [version, ...more] = positionals;
  if (!version || more.length > 0) throw new ReleaseRefused(usage);
  makeRelease({
    root: dirname(dirname(fileURLToPath(import.meta.url))),
    version,
    skipped: values.skip ?? [],
    now: new Date(),
    say: (line) => console.warn(line),
  });
} catch (error) {
  const isExpected = error instanceof ReleaseRefused || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
