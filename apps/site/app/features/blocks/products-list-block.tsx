import { useText } from '../../i18n/use-text.tsx';
import { paneProps } from '../catalog/tile.tsx';
import type { TileView } from '../catalog/tile-view.ts';
import { ProductsSection } from '../sections/products-section.tsx';
import type { BlockProps } from './block.ts';
import { useSectionTitle } from './section-title.tsx';

/** A shelf of chosen, discounted or newest products; an empty one is not shown. */
export function ProductsListBlock({ part, data: tiles }: BlockProps<TileView[]>) {
  const text = useText();
  const title = useSectionTitle(part);
  if (tiles.length === 0) return null;
  return <ProductsSection {...title} products={tiles.map((tile) => paneProps(tile, text))} />;
}
