import { declarationOf, sectionNames } from '@izlog/contract/sections/section-list';
import type { Block } from '#site/features/sections/door/block.ts';
import { Blocks } from '#site/features/sections/door/blocks.tsx';
import { samplePart, sampleSizes } from '#site/features/sections/door/sample-part.ts';

/** Dummies are not edited (EDIT-001). */
export const handle = { isPlaceholder: true };

/** Development only (ROUTE-024, DEV-007): every declared section empty, smallest, largest and hostile. */
export default function SectionTool() {
  return <Blocks hasTitle blocks={sectionNames.flatMap(samples)} />;
}

function samples(handler: string): Block[] {
  const declaration = declarationOf(handler);
  if (!declaration) return [];
  return sampleSizes.map((size) => ({
    part: samplePart(declaration, size, `${handler}-${size}`),
    data: [],
    isPlaceholder: true,
  }));
}
