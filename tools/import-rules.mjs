#!/usr/bin/env node
// Holds the borders of the house (tools/house): who may import whom, rooms and floors, sizes, words. Prints each broken
// rule as the sentence it enforces. Faults on record (tools/house/faults.json) may not become more; exit 1 when one did.
// `--lower` writes today's faults down as the record, `--list` prints every one of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decisionFault } from './decisions.ts';
import { inspect } from './house/house.ts';
import { compare, raised, recordOf } from './house/record.ts';
import { readTree } from './house/tree.ts';

const record = new URL('house/faults.json', import.meta.url);
const known = JSON.parse(readFileSync(record, 'utf8'));
const faults = inspect(readTree(fileURLToPath(new URL('..', import.meta.url))));

if (process.argv.includes('--list'))
  for (const [rule, found] of faults) for (const { text } of found) console.warn(`${rule.id}: ${text}`);

if (process.argv.includes('--lower')) {
  const today = recordOf(faults);
  const worse = raised(known, today);
  if (worse.length > 0) {
    console.error(`There are more faults than before: ${worse.join(', ')}.`);
    process.exit(1);
  }
  writeFileSync(record, `${JSON.stringify(today, null, 2)}\n`);
  process.exit(0);
}

const fault = decisionFault();
if (fault) {
  console.error(fault);
  process.exit(1);
}

const { lines, isWorse } = compare(faults, known);
if (lines.length > 0) console.error(lines.join('\n'));
if (isWorse) process.exit(1);
