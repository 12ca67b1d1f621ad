import { additionOf } from '@izlog/contract/product/choices/bundle-choice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AddToCartForm } from '#site/features/cart/door/add-to-cart-form.tsx';
import { showBundleDialog } from '#site/features/catalog/door/bundle-dialog-state.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { fieldNames, readMemberChoice, readProductFields } from './product-fields.ts';
import type { ProductView, PurchaseFaults, SentPurchase } from './product-view.ts';
import { type Purchase, purchaseOf } from './purchase-of.ts';

export interface PurchaseState {
  faults: PurchaseFaults;
  isBusy: boolean;
  /** Why the shop refused what was sent, in words. */
  refusal: string | undefined;
}

type PurchaseFormProps = {
  product: ProductView;
  sent: SentPurchase | undefined;
  children: (state: PurchaseState) => ReactNode;
};

/**
 * The form of the product page. Nothing is sent while something is missing: that is reported, shown where it is, and the
 * focus goes there (PRODUCT-015); a bundle with members to choose opens its window instead (PRODUCT-033). Without scripts
 * the button sends it to the page itself, which checks it against the same rules.
 */
export function PurchaseForm({ product, sent, children }: PurchaseFormProps) {
  const [faults, setFaults] = useState<PurchaseFaults>(sent?.faults ?? {});
  const box = useRef<HTMLDivElement>(null);
  const { t } = useText();
  const toasts = useToasts();
  useEffect(() => {
    if (Object.keys(faults).length > 0) {
      box.current
        ?.querySelector<HTMLElement>('[data-invalid] :is(input, select), [aria-invalid="true"]')
        ?.focus();
    }
  }, [faults]);
  if (product.purchase !== 'cart') return children({ faults: {}, isBusy: false, refusal: undefined });

  const mayAdd = (form: HTMLFormElement) => {
    const entered = new FormData(form);
    const fields = readProductFields(entered);
    const result = purchaseOf(product, fields, (id) => readMemberChoice(entered, id));
    const { members, ...others } = result.faults ?? {};
    setFaults(sent?.faults.members ? (result.faults ?? {}) : others);
    if (result.purchase) {
      fill(form, result.purchase);
      return true;
    }
    if (!product.members) toasts.show(t('error.bundleItemsNotFetched'), { tone: 'danger' });
    else if (others.axes) toasts.show(t('core.notifications.configurationNotSet'), { tone: 'info' });
    else if (members && Object.keys(others).length === 0) openDialog(product, fields);
    return false;
  };
  const { itemId } = product.start;
  return (
    <AddToCartForm act={itemId === undefined ? 'add' : 'update'} mayAdd={mayAdd}>
      {({ isBusy, refusal }) => (
        <div ref={box}>
          <input type="hidden" name="productId" defaultValue={product.id} />
          <input type="hidden" name="options" defaultValue="" />
          <input type="hidden" name="from" defaultValue="product" />
          {itemId === undefined ? null : <input type="hidden" name="itemId" defaultValue={itemId} />}
          {children({ faults, isBusy, refusal: refusal ?? sent?.refusal })}
        </div>
      )}
    </AddToCartForm>
  );
}

/** Puts into the form what is sent: the variant, not the product it belongs to (PRODUCT-016), and all that was said. */
function fill(form: HTMLFormElement, { productId, qty, options }: Purchase) {
  const set = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  };
  set('productId', String(productId));
  set(fieldNames.quantity, String(qty));
  set('options', Object.keys(options).length > 0 ? JSON.stringify(options) : '');
}

function openDialog(product: ProductView, fields: ReturnType<typeof readProductFields>) {
  const isConfigured = additionOf({ format: product.format, bundles: product.members ?? [] }) !== 'members';
  if (isConfigured) return;
  const { purchase } = purchaseOf({ ...product, members: [] }, fields);
  showBundleDialog({
    id: product.id,
    name: product.name,
    quantity: purchase?.qty ?? 1,
    personalizations: purchase?.options.personalizations,
  });
}
