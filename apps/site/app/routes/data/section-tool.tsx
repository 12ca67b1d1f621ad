import { blockViews } from '../../features/sections/block-views.ts';
import type { Block } from '../../features/sections/door/block.ts';
import { Blocks } from '../../features/sections/door/blocks.tsx';

/** Development only (ROUTE-024): every kind of section with placeholder words. */
export default function SectionTool() {
  return <Blocks blocks={Object.keys(blockViews).map(placeholder)} />;
}

const words = 'Naslov odjeljka';

const placeholder = (handler: string): Block => ({
  part: {
    id: `placeholder-${handler}`,
    handler,
    slot: 'main',
    meta: { heading: words, body: words, lead: words, text: words },
    options: {},
    mobileMeta: {},
    mobileOptions: {},
    parts: [],
  },
  data: [],
  isPlaceholder: true,
});
