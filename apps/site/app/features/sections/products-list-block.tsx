import { limits } from '@izlog/contract/limits';
import type { productsList } from '@izlog/contract/sections/lists';
import { use } from 'react';
import { EditContext } from '#site/editable/edit-context.ts';
import { usePart } from '#site/editable/use-part.ts';
import { TileGrid } from '#site/features/catalog/door/tile.tsx';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import { type Text, useText } from '#site/i18n/use-text.tsx';
import type { BlockProps } from './door/block.ts';
import { ListHead } from './list-head.tsx';
import { SectionFrame } from './section-frame.tsx';

/** A list of chosen, discounted or newest products; an empty one is not shown. As a placeholder it shows six dummies. */
export function ProductsListBlock({
  part,
  data,
  isPlaceholder,
}: BlockProps<typeof productsList, TileView[]>) {
  const text = useText();
  const edit = use(EditContext);
  const root = usePart(part);
  const tiles = isPlaceholder ? dummies(text) : data;
  if (tiles.length === 0 && !edit) return null;
  return (
    <SectionFrame {...root}>
      <ListHead part={part} />
      <TileGrid tiles={tiles} four />
    </SectionFrame>
  );
}

/** Products that there are not (CATALOG-059): drawings, a name, a price, and a footer that leads nowhere. */
function dummies({ t }: Text): TileView[] {
  return Array.from({ length: limits.placeholderProducts }, (_, index) => ({
    id: -index - 1,
    href: `/section-tool#${index + 1}`,
    name: t('list.placeholderName', { number: index + 1 }),
    kind: '',
    picture: null,
    price: { price: 10 * (index + 1), isFrom: false },
    action: 'view',
  }));
}
