import { Button } from '../../editable/button.tsx';
import { objectField, textField } from '../../editable/field-of.ts';
import { pictureField } from '../../editable/picture.tsx';
import { Rich } from '../../editable/rich.tsx';
import { slotParts } from '../../editable/slot.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useFrame } from '../../kit/frame/use-frame.ts';
import { pictureOf } from '../../ui/pictures/picture-of.ts';
import type { HeroCard } from '../../ui/shop-hero.tsx';
import type { TileView } from '../catalog/door/tile-view.ts';
import { BlockHeading, labelOf } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { FrontSection } from './views/front-section.tsx';

/** Opening of a page: heading, words, two ways in, and the shop window with the products staff chose. */
export function HeroBlock({ part, data: tiles, isFirst }: BlockProps<TileView[]>) {
  const panes = usePanes(part, tiles);
  const isWide = useFrame()?.look === 'photographic';
  return (
    <FrontSection
      heading={<BlockHeading part={part} isFirst={isFirst} />}
      labelledBy={labelOf(part)}
      lead={<Rich part={part} f="lead" />}
      buttons={
        <>
          <Button part={part} f="primary" className="button button--primary button--lg" />
          <Button part={part} f="secondary" className="button button--lg" />
        </>
      }
      panes={panes}
      isWide={isWide}
    />
  );
}

/** A pane shows its own picture and name, else those of its product; one whose product is gone is left out. */
function usePanes(part: BlockProps['part'], tiles: TileView[]): HeroCard[] {
  const { t, money } = useText();
  return slotParts(part, 'panes').flatMap((pane) => {
    const product = objectField<{ id?: number }>(pane.meta, 'product');
    const tile = tiles.find((one) => one.id === product?.id);
    if (!tile) return [];
    const { price } = tile;
    const picture = pictureField(pane, 'image') ?? (tile.picture && pictureOf(tile.picture, 'large'));
    return [
      {
        href: tile.href,
        name: textField(pane, 'name')?.wide ?? tile.name,
        price: price ? `${price.isFrom ? `${t('price.from')} ` : ''}${money(price.now)}` : null,
        picture: picture ?? { src: null, width: 800, height: 800, alt: '' },
      },
    ];
  });
}
