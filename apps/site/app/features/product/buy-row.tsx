import { type ReactNode, useId, useRef } from 'react';
import { useKnownCart } from '#site/features/cart/door/cart-store.ts';
import { type Text, useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { Quantity } from '#site/ui/controls/quantity.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { splitView } from '#site/ui/split-view.tsx';
import { BuyBar } from './buy-bar.tsx';
import { fieldNames } from './product-fields.ts';
import type { ProductFields, ProductView, PurchaseFaults } from './product-view.ts';
import type { PurchaseState } from './purchase-form.tsx';
import type { ShownProduct } from './shown-product.ts';

const InCart = splitView(async () => (await import('./in-cart.tsx')).InCart);

type BuyRowProps = PurchaseState & {
  product: ProductView;
  shown: ShownProduct;
  fields: ProductFields;
  /** Puts it on the list of wishes. */
  heart: ReactNode;
};

/** How one gets the product: from another shop, by asking, or with quantity and button; the quantity starts at 1 (PRODUCT-008). */
export function BuyRow(props: BuyRowProps) {
  const { t } = useText();
  const address = useAddress();
  const { product, shown, heart } = props;
  if (product.purchase === 'external' && product.externalUrl) {
    return (
      <div className="buy-row">
        <a className="button button--primary button--lg" href={product.externalUrl} rel="nofollow noopener">
          {product.externalButton || t('list.view')}
        </a>
        {heart}
      </div>
    );
  }
  if (product.purchase !== 'cart') {
    return (
      <div className="buy-row">
        <ButtonLink tone="primary" size="lg" to={address('page', { slug: 'kontakt' })}>
          {t('product.inquiry')}
        </ButtonLink>
        {heart}
      </div>
    );
  }
  if (shown.stock.status === 'outOfStock' || shown.prices === null) {
    return <div className="buy-row">{heart}</div>;
  }
  return <QuantityAndButton {...props} />;
}

function QuantityAndButton({ product, shown, fields, faults, isBusy, refusal, heart }: BuyRowProps) {
  const text = useText();
  const { t } = text;
  const errorId = useId();
  const cart = useKnownCart();
  const { min, max, step } = shown.quantity;
  const fault = faults.quantity && quantityText(faults.quantity, shown, text);
  const row = useRef<HTMLDivElement>(null);
  const words = t(product.start.itemId === undefined ? 'list.addToCart' : 'product.update');
  return (
    <div>
      <div className="buy-row" ref={row}>
        <Quantity
          // Another variant may be sold in other quantities.
          key={`${min} ${step}`}
          name={fieldNames.quantity}
          size="lg"
          defaultValue={Number(fields.quantity) || min}
          min={min}
          max={max ?? undefined}
          by={step}
          errorId={fault ? errorId : undefined}
          texts={{ label: t('product.quantity'), less: t('product.less'), more: t('product.more') }}
        />
        <Button tone="primary" size="lg" type="submit" busy={isBusy} formAction={product.path}>
          <Icon name="basket" /> {words}
        </Button>
        {heart}
      </div>
      <BuyBar
        row={row}
        name={product.name}
        lang={product.lang}
        price={shown.prices?.price ?? 0}
        isBusy={isBusy}
      >
        {words}
      </BuyBar>
      {fault ? <FieldError id={errorId}>{fault}</FieldError> : null}
      {step > 1 || min > 1 ? (
        <p className="hint">{step > 1 ? t('product.stepHint', { step }) : t('product.minHint', { min })}</p>
      ) : null}
      {cart?.items.length ? <InCart productId={shown.sold?.id ?? product.id} /> : null}
      <div role="alert">{refusal ? <Note tone="danger">{refusal}</Note> : null}</div>
    </div>
  );
}

function quantityText(
  fault: NonNullable<PurchaseFaults['quantity']>,
  { quantity: { min, max, step } }: ShownProduct,
  { t }: Text,
): string {
  switch (fault) {
    case 'invalid':
      return t('error.invalidQuantity');
    case 'tooFew':
      return t('product.tooFew', { min });
    case 'tooMany':
      return t('product.tooMany', { max: max ?? min });
    case 'notAMultiple':
      return t('product.stepHint', { step });
  }
}
