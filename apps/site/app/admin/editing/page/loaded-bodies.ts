import type { Part } from '@izlog/contract/cms/content/part';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';
import { withoutHidden } from './hidden-rows.ts';

type Blocks = ReadonlyArray<{ part: Part }>;

/**
 * What a document was when sections of a page were loaded. Sections that come again (after a publish, or because one of
 * them had no data yet) were made from what the platform had on the way; what is done later is laid over them.
 */
export class LoadedBodies {
  private readonly came = new WeakMap<object, { body: DocumentBody; since: readonly Change[] }>();
  private asked: DocumentBody;
  private isAsked = false;
  private hasFirst = false;
  private readonly known: () => DocumentBody | undefined;

  /** `first` is what the document was when it was opened, `known` what the platform has as far as one knows. */
  constructor(first: DocumentBody, known: () => DocumentBody | undefined) {
    this.asked = first;
    this.known = known;
  }

  /** The page's sections are asked for again: those that come are not older than what the platform has now. */
  ask(): void {
    // Those of the first of two questions may come yet.
    if (!this.isAsked) this.asked = this.known() ?? this.asked;
    this.isAsked = true;
  }

  /**
   * What is to be laid over sections for them to be as the document is now. What reached the platform between the question
   * and the sections may be in them or not, so it is laid over them in any case: twice says the same as once.
   */
  changes(blocks: Blocks, now: DocumentBody): Change[] {
    const { body, since } = this.came.get(blocks) ?? this.come(blocks, now);
    return [...since, ...diffBodies(body, now)];
  }

  private come(blocks: Blocks, now: DocumentBody) {
    const before = withoutHidden(this.asked, blocks);
    // The page's first sections were loaded before anything could be asked, and may be rendered only after it was.
    const body = this.hasFirst ? withoutHidden(now, blocks) : before;
    const come = { body, since: diffBodies(before, body) };
    if (this.hasFirst) this.isAsked = false;
    this.hasFirst = true;
    this.came.set(blocks, come);
    return come;
  }
}
