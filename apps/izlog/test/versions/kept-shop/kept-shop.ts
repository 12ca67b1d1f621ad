import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Fact } from './facts.ts';
import type { Lived } from './live-in.ts';

/** What is known of a kept shop. */
export interface KeptShop {
  version: string;
  /** When the facts were asked: ISO 8601, UTC. */
  askedAt: string;
  lived: Lived;
  facts: Fact[];
}

/** Reads what is known of the shop that is kept in a folder. */
export function readKeptShop(folder: string): KeptShop {
  return JSON.parse(gunzipSync(readFileSync(join(folder, 'facts.json.gz'))).toString());
}
