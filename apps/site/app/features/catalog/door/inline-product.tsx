import type { RichNode } from '@izlog/contract/cms/content/rich';
import { useText } from '#site/i18n/use-text.tsx';
import { embeddedProduct } from '#site/rich/embedded-products.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Picture } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { Price } from '#site/ui/price.tsx';
import { priceProps } from './tile.tsx';
import type { TileView } from './tile-view.ts';

/** Draws the products that stand in a text; one that is gone leaves no trace. */
export function productEmbed(tiles: readonly TileView[]) {
  return (node: RichNode) => {
    const tile = tiles.find((one) => one.id === embeddedProduct(node));
    return tile ? <InlineProduct tile={tile} /> : null;
  };
}

/** A product inside running text: picture, name, price and the way to it. */
function InlineProduct({ tile }: { tile: TileView }) {
  const text = useText();
  const { t } = text;
  const picture = tile.picture ? pictureOf(tile.picture, 'tile', '') : { width: 800, height: 800, alt: '' };
  return (
    <aside className="inline-product" aria-label={tile.name}>
      <Picture {...picture} seed={tile.name} sizes="(width < 48rem) 6.5rem, 10rem" />
      <div>
        {tile.kind ? <p className="tiny faint">{tile.kind}</p> : null}
        <p className="inline-product__name">{tile.name}</p>
        {tile.price ? <Price {...priceProps(tile.price, text)} /> : null}
        <p className="row">
          <ButtonLink tone="primary" to={tile.href} aria-label={`${t('list.view')}: ${tile.name}`}>
            {t('list.view')}
          </ButtonLink>
        </p>
      </div>
    </aside>
  );
}
