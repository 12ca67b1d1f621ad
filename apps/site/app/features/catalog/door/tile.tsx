import type { SubmitEvent } from 'react';
import { AddToCartForm } from '#site/features/cart/door/add-to-cart-form.tsx';
import { WishButton } from '#site/features/wishlist/door/wish-button.tsx';
import { useWishStates, type WishState } from '#site/features/wishlist/door/wish-state.ts';
import { anchorPriceWords } from '#site/i18n/anchor-price-words.ts';
import { unitPriceWords } from '#site/i18n/unit-price-words.ts';
import type { Text } from '#site/i18n/use-text.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { CardAction, CardLink, CardNote } from '#site/ui/card-footer.tsx';
import { pictureOf, tileSource } from '#site/ui/pictures/picture-of.ts';
import type { PriceProps } from '#site/ui/price.tsx';
import { Panes, ProductCard, type ProductCardProps } from '#site/ui/product-card.tsx';
import { showBundleDialog } from './bundle-dialog-state.ts';
import type { PriceView, TileView } from './tile-view.ts';

/** Words and numbers of a price in the visitor's language (CATALOG-022, PRODUCT-043). */
export function priceProps(price: PriceView, text: Text): PriceProps {
  const { t, money } = text;
  const { discount, memberPrice, unit, anchor } = price;
  return {
    price: money(price.price),
    from: price.isFrom ? t('price.from') : undefined,
    discount: discount && {
      compareAtPrice: money(discount.compareAtPrice),
      lowestPrice30: t('price.low', { price: money(discount.lowestPrice30) }),
    },
    memberPrice: memberPrice === undefined ? null : t('price.member', { price: money(memberPrice) }),
    unit: unit && unitPriceWords(unit, text),
    anchor: anchor && anchorPriceWords(anchor, text),
    texts: { price: t('price.label'), compareAtPrice: t('price.was') },
  };
}

/** A tile's props; the discount stands on the picture as "−34 %" (CATALOG-024). */
function cardProps(tile: TileView, wish: WishState, text: Text): Omit<ProductCardProps, 'priority'> {
  const { t } = text;
  const percent = tile.price?.discount?.percent;
  return {
    href: tile.href,
    name: tile.name,
    kind: tile.kind,
    lang: tile.lang,
    picture: tile.picture && pictureOf(tile.picture, 'tile', ''),
    second: tile.second && tileSource(tile.second),
    swatches: tile.swatches && {
      colours: tile.swatches,
      label: t('list.colours', { count: tile.swatches.length }),
    },
    price: tile.price
      ? priceProps(tile.price, text)
      : { price: '', texts: { price: '', compareAtPrice: '' } },
    discount: percent ? { text: t('price.percent', { percent }), prefix: t('price.discount') } : null,
    wish: <WishButton product={tile} wish={wish} />,
    foot: <CardFooter tile={tile} />,
  };
}

/** Tiles in a grid; the first row is fetched first. */
export function TileGrid({
  tiles,
  label,
  four,
  eager = 0,
}: {
  tiles: readonly TileView[];
  label?: string;
  four?: boolean;
  eager?: number;
}) {
  const wishOf = useWishStates();
  return (
    <Panes label={label} four={four}>
      {tiles.map((tile, index) =>
        cachedFragment(Tile, { key: tile.id, tile, priority: index < eager, wish: wishOf(tile.id) }),
      )}
    </Panes>
  );
}

function Tile({ tile, priority, wish }: { tile: TileView; priority: boolean; wish: WishState }) {
  return <ProductCard {...cardProps(tile, wish, useText())} priority={priority} />;
}

const words = {
  choose: 'list.choose',
  customise: 'list.customise',
  view: 'list.view',
} as const;

function CardFooter({ tile }: { tile: TileView }) {
  const { t } = useText();
  if (tile.action === 'soldOut') return <CardNote>{t('product.outOfStock')}</CardNote>;
  if (tile.action === 'add') return <AddFooter tile={tile} />;
  if (tile.action === 'customise') return <CustomiseFooter tile={tile} />;
  return <CardLink label={t(words[tile.action])} product={tile.name} to={tile.href} />;
}

/** One piece into the cart; why it was refused stands in its place. */
function AddFooter({ tile: { id, name } }: { tile: TileView }) {
  const { t } = useText();
  return (
    <AddToCartForm className="pane__form">
      {({ isBusy, refusal }) => (
        <>
          <input type="hidden" name="productId" value={id} />
          <CardAction label={t('list.addToCart')} product={name} busy={isBusy} />
          {refusal ? (
            <p className="pane__refusal" role="alert">
              {refusal}
            </p>
          ) : null}
        </>
      )}
    </AddToCartForm>
  );
}

/** Opens the window in which the members of the bundle are chosen (PRODUCT-033); without scripts it leads to its page. */
function CustomiseFooter({ tile }: { tile: TileView }) {
  const { t } = useText();
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    showBundleDialog({ id: tile.id, name: tile.name, quantity: 1 });
  };
  return (
    <form className="pane__form" method="get" action={tile.href} onSubmit={open}>
      <CardAction label={t(words.customise)} product={tile.name} aria-haspopup="dialog" />
    </form>
  );
}
