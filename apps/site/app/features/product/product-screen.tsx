import { choiceOf } from '@izlog/contract/product/choices/find-variant';
import { useEffect, useRef, useState } from 'react';
import { RootText } from '#site/editable/root-text.tsx';
import { TileGrid } from '#site/features/catalog/door/tile.tsx';
import type { CommentsView } from '#site/features/comments/door/comments-view.ts';
import { RatingLink } from '#site/features/comments/door/rating-link.tsx';
import { GaranLabel } from '#site/features/guarantee/door/garan-label.tsx';
import { useWishBeside } from '#site/features/wishlist/door/wish-button.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { classNames } from '#site/ui/class-names.ts';
import { splitView } from '#site/ui/split-view.tsx';
import { BuyRow } from './buy-row.tsx';
import { Choices } from './choices/choices.tsx';
import { useProductChoice } from './choices/use-product-choice.ts';
import { Gallery } from './gallery.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductFacts } from './product-facts.tsx';
import { kindOf } from './product-kind.ts';
import { ProductPrice } from './product-price.tsx';
import type { ProductView, SentPurchase } from './product-view.ts';
import { PurchaseForm } from './purchase-form.tsx';
import type { ShownProduct } from './shown-product.ts';
import { StockBadge } from './stock-badge.tsx';

const AvailabilityRequest = splitView(
  async () =>
    (await import('#site/features/visitor-forms/door/availability-request.tsx')).AvailabilityRequest,
);
const BundleMembers = splitView(async () => (await import('./bundle/bundle-members.tsx')).BundleMembers);

/**
 * Tells the shop that a product is seen whose page the server did not send, for its count of them (OFFICE-09): the data may
 * have been fetched ahead.
 */
function useShownHere() {
  const [isDrawnHere] = useState(useHydrated());
  useEffect(() => {
    if (isDrawnHere) navigator.sendBeacon?.('/_/shown');
  }, [isDrawnHere]);
}

/**
 * Gallery, name, prices, stock, what can be chosen, words and facts of one product, and what goes with it (PRODUCT-007).
 * Picture, price, sku and stock are those of the variant that is chosen, the price with the options that are.
 */
export function ProductScreen({ product, sent }: { product: ProductView; sent?: SentPurchase }) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const choice = useProductChoice(product, box, sent?.fields);
  const { shown } = choice;
  const { type, format, purchase, returnable, options, delivery } = product;
  const [isAsked, setAsked] = useState(false);
  const wish = useWishBeside(product);
  useShownHere();
  const sku = shown.sku && `${product.kindLine && ', '}${t('product.sku')} ${shown.sku}`;
  return (
    <div className="container">
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        trail={product.crumbs.map(({ path, ...crumb }) => ({ ...crumb, href: path }))}
        here={product.name}
        hereLang={product.lang}
      />
      <div className="product">
        {cachedFragment(Gallery, { pictures: shown.pictures, name: product.name })}
        <section
          className={classNames('product__buy', isShort(product) && 'product__buy--short')}
          aria-label={t('product.buy')}
        >
          <div className="product__title">
            {product.kindLine || sku ? (
              <p className="small faint">
                <RootText of="page" f="kindLine" as="span">
                  {product.kindLine}
                </RootText>
                {sku}
              </p>
            ) : null}
            <RootText of="page" f="name" as="h1" lang={product.lang}>
              {product.name}
            </RootText>
            <div className="product__meta">
              {product.comments ? cachedFragment(RatingLink, ratingOf(product.comments)) : null}
              <span role="status">
                <StockBadge stock={shown.stock} />
              </span>
            </div>
          </div>
          <RootText of="page" f="shortDescription" as="p" className="soft" lang={product.lang}>
            {product.shortDescription}
          </RootText>
          {cachedFragment(ProductPrice, {
            prices: shown.prices,
            unitPrice: shown.unitPrice,
            isSent: kindOf(product) === 'goods' && product.purchase === 'cart',
          })}
          {product.format === 'bundle' ? <BundleMembers product={product} /> : null}
          {wish.form}
          <PurchaseForm product={product} sent={sent}>
            {(state) => (
              <div ref={box} className="purchase" onChange={choice.read}>
                <Choices
                  product={product}
                  choice={choice}
                  faults={state.faults}
                  onAsk={() => setAsked(true)}
                />
                <BuyRow
                  product={product}
                  shown={shown}
                  fields={choice.fields}
                  heart={wish.heart}
                  {...state}
                />
              </div>
            )}
          </PurchaseForm>
          {shown.stock.status === 'outOfStock' ? (
            <AvailabilityRequest
              product={shown.sold?.id ?? product.id}
              what={wordsOf(product, shown)}
              isOpen={isAsked}
              consents={product.noticeConsents}
            />
          ) : null}
          {shown.garan ? cachedFragment(GaranLabel, { label: shown.garan, file: product.label }) : null}
          {cachedFragment(ProductFacts, { type, format, purchase, returnable, delivery, options })}
        </section>
      </div>
      <ProductDetails product={product} />
      {product.related.length > 0 ? (
        <section className="section" aria-labelledby="related">
          <div className="section__head">
            <h2 id="related">{t('product.related')}</h2>
          </div>
          <TileGrid tiles={product.related} four />
        </section>
      ) : null}
    </div>
  );
}

const ratingOf = ({ summary, options }: CommentsView) => ({ summary, options });

/** What is chosen of a product with variants: "Petrolej, A4". */
function wordsOf({ axes, variants }: ProductView, { sold }: ShownProduct): string {
  const choice = variants.some((variant) => variant === sold) && sold ? choiceOf(sold, axes) : {};
  const chosen = axes.flatMap(({ attributeID, values }) =>
    values.filter(({ id }) => id === choice[attributeID]),
  );
  return chosen.map(({ label }) => label).join(', ');
}

/** Without anything to choose the column of the purchase fits a usual screen. */
function isShort({ axes, options, members }: ProductView): boolean {
  return axes.length + options.length + (members?.length ?? 0) === 0;
}
