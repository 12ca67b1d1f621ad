import type { hero } from '@izlog/contract/sections/hero';
import { use } from 'react';
import { Link } from 'react-router';
import { Button } from '#site/editable/button.tsx';
import { EditContext } from '#site/editable/edit-context.ts';
import { linkedId } from '#site/editable/field-of.ts';
import { Picture } from '#site/editable/picture.tsx';
import { Rich } from '#site/editable/rich.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import { useText, type Text as Words } from '#site/i18n/use-text.tsx';
import { useFrame } from '#site/kit/frame/use-frame.ts';
import { classNames } from '#site/ui/class-names.ts';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { ShopHero } from '#site/ui/shop-hero.tsx';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';

type HeroProps = BlockProps<typeof hero, TileView[]>;

/** Opening of a page: heading, words, two ways in, and the shop window with the products staff chose. */
export function HeroBlock({ part, data: tiles, isFirst }: HeroProps) {
  const { ref, labelledBy, className } = usePart(part);
  return (
    <section className={classNames('front', className)} aria-labelledby={labelledBy} ref={ref}>
      <div className="front__intro container">
        <BlockHeading part={part} isFirst={isFirst} />
        <div className="front__say">
          <Rich part={part} f="lead" className="lead" />
          <div className="row">
            <Button part={part} f="primary" className="button button--primary button--lg" />
            <Button part={part} f="secondary" className="button button--lg" />
          </div>
        </div>
      </div>
      <ShopCards part={part} tiles={tiles} />
    </section>
  );
}

const drawing = { src: null, width: 800, height: 800, alt: '' };

/** Up to five products; one has its own picture and name, else those of its product. One whose product is gone is left out. */
function ShopCards({ part, tiles }: { part: HeroProps['part']; tiles: TileView[] }) {
  const edit = use(EditContext);
  const text = useText();
  const [big, small] = useFrame()?.look === 'photographic' ? wideSizes : frameSizes;
  return (
    <Slot
      part={part}
      name="panes"
      className="window__panes"
      itemClass="window__pane"
      around={(list) => (
        <div className="container">
          <ShopHero>{list}</ShopHero>
        </div>
      )}
    >
      {(card, index) => {
        const tile = tiles.find(({ id }) => id === linkedId(card, 'product'));
        if (!edit && (!tile || index === mostCards)) return null;
        const price = tile && priceOf(tile, text);
        return (
          <>
            <Picture
              part={card}
              f="image"
              sizes={index === 0 ? big : small}
              priority={index === 0}
              seed={tile?.name}
              standIn={tile?.picture ? pictureOf(tile.picture, 'large') : drawing}
            />
            <Link
              className="plate"
              to={tile?.href ?? ''}
              prefetch="intent"
              ref={edit?.field(card, 'product')}
            >
              <Text part={card} f="name" standIn={tile?.name} /> {price ? <b>{price}</b> : null}
            </Link>
          </>
        );
      }}
    </Slot>
  );
}

const mostCards = 5;

const priceOf = ({ price }: TileView, { t, money }: Words): string | null =>
  price ? `${price.isFrom ? `${t('price.from')} ` : ''}${money(price.price)}` : null;

const frameSizes = [
  '(width < 48rem) 100vw, (width < 80rem) 45vw, 33rem',
  '(width < 48rem) 50vw, (width < 80rem) 33vw, 26rem',
] as const;
/** Where the first one is as wide as the page. One higher than wide cuts off the sides of its picture: so much wider the file must be. */
const wideSizes = ['(width < 48rem) 150vw, 100vw', '(width < 48rem) 75vw, 35vw'] as const;
