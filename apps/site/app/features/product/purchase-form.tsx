import type { ReactNode } from 'react';
import type { ProductFields, ProductView, PurchaseFaults } from './product-view.ts';

export interface PurchaseState {
  faults: PurchaseFaults;
  isBusy: boolean;
  /** Why the shop refused what was sent, in words. */
  refusal: string | undefined;
}

/** The form of the product page. */
export function PurchaseForm({
  product,
  faults = {},
  children,
}: {
  product: ProductView;
  fields: ProductFields;
  faults?: PurchaseFaults;
  children: (state: PurchaseState) => ReactNode;
}) {
  return (
    <form method="post" action={product.path}>
      {children({ faults, isBusy: false, refusal: undefined })}
    </form>
  );
}
