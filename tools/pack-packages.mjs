#!/usr/bin/env node
// Writes the packages that other projects can install: `dist/packages/<name>-<version>.tgz`, or into the folder named by
// the first argument. Run by `npm run pack:packages`.
import { rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPackages } from './packing/pack-packages.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv[2];
const into = given ? resolve(given) : join(root, 'dist/packages');
// Those of another version would lie beside them.
if (!given) await rm(into, { recursive: true, force: true });
for (const { file } of await packPackages(into)) console.warn(relative(process.cwd(), file));
