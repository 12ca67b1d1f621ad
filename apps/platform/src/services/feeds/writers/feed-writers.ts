import { acp } from './acp.ts';
import type { FeedWriter } from './feed-writer.ts';
import { glami } from './glami.ts';
import { google } from './google.ts';
import { jeftinije } from './jeftinije.ts';
import { meta } from './meta.ts';
import { nabava } from './nabava.ts';

/** The formats that come with the program, in the order in which they are offered. */
export const ownWriters: readonly FeedWriter[] = [google, meta, jeftinije, nabava, glami, acp];

/** All formats of a platform, held for as long as it runs: `kernel.held.get(feedWriters)`. An extension adds its own. */
export const feedWriters = (): FeedWriter[] => [...ownWriters];
