import type { Block } from './block.ts';
import { blockViews } from './block-views.ts';

/** The sections of a page, in order; a kind nobody knows is left out. The first one carries the h1 unless the page has one above. */
export function Blocks({ blocks, hasTitle = false }: { blocks: readonly Block[]; hasTitle?: boolean }) {
  return blocks.map(({ part, data, isPlaceholder }, index) => {
    const View = blockViews[part.handler];
    return View ? (
      <View
        key={part.id}
        part={part}
        data={data as never}
        isFirst={index === 0 && !hasTitle}
        isPlaceholder={isPlaceholder}
      />
    ) : null;
  });
}
