import type { Part } from '@izlog/contract/cms/content/part';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { withoutHidden } from './hidden-rows.ts';

/**
 * What a document was when sections of a page were loaded. Sections that come anew (after a publish, or because one of
 * them had no data yet) were made from what the platform has by then; what is done later is laid over them.
 */
export class LoadedBodies {
  private readonly bodies = new WeakMap<object, DocumentBody>();
  private asked: DocumentBody | undefined;
  private readonly first: DocumentBody;
  private readonly known: () => DocumentBody | undefined;
  private hasFirst = false;

  /** `first` is what the document was when it was opened, `known` what the platform has as far as one knows. */
  constructor(first: DocumentBody, known: () => DocumentBody | undefined) {
    this.first = first;
    this.known = known;
  }

  /** The page's sections are asked for anew: those that come are as the platform has them now. */
  ask(): void {
    this.asked = this.known();
  }

  of(blocks: ReadonlyArray<{ part: Part }>): DocumentBody {
    const found = this.bodies.get(blocks);
    if (found) return found;
    const whole = this.hasFirst ? (this.asked ?? this.known() ?? this.first) : this.first;
    const body = withoutHidden(whole, blocks);
    this.hasFirst = true;
    this.asked = undefined;
    this.bodies.set(blocks, body);
    return body;
  }
}
