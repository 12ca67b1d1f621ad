import { applyAll } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { type DocumentLog, shownBody } from './document-log.ts';
import { withSameParts } from './same-parts.ts';

/** What documents say: as they were loaded, with what was done to them since. */
export class ShownBodies {
  private readonly loaded = new Map<string, DocumentBody>();
  private readonly last = new Map<string, { log: DocumentLog; from: DocumentBody; body: DocumentBody }>();

  load(key: string, body: DocumentBody): void {
    this.loaded.set(key, body);
  }

  /** A document with all that was done to it; the same object until something of it changes. */
  shown(key: string, log: DocumentLog | undefined): DocumentBody | undefined {
    const from = this.loaded.get(key);
    if (!from || !log) return undefined;
    const known = this.last.get(key);
    if (known?.log === log && known.from === from) return known.body;
    const body = withSameParts(known?.body, shownBody(from, log));
    this.last.set(key, { log, from, body });
    return body;
  }

  /** A document as the platform has it, as far as it is known: without what is only here. */
  known(key: string, log: DocumentLog | undefined): DocumentBody | undefined {
    const from = this.loaded.get(key);
    return from && log && shownBody(from, { ...log, sent: [], waiting: [], conflicts: [], refused: [] });
  }

  /** What the platform has taken is part of what was loaded: else each key would do a whole day's changes again. */
  fold(key: string, log: DocumentLog): DocumentLog {
    const from = this.loaded.get(key);
    if (!from || log.taken.length === 0) return log;
    this.loaded.set(key, applyAll(from, log.taken));
    return { ...log, taken: [] };
  }
}
