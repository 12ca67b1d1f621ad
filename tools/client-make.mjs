#!/usr/bin/env node
// Writes `packages/client/src/operations.ts` from the endpoints of the contract. Run by `npm run client:make`.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operationsFile } from './client/find-operations.ts';

const file = fileURLToPath(new URL('../packages/client/src/operations.ts', import.meta.url));
const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url));
writeFileSync(file, await operationsFile());
process.exit(spawnSync(biome, ['format', '--write', file], { stdio: 'inherit' }).status ?? 1);
