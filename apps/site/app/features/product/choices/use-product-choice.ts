import { chooseValue, findVariant } from '@izlog/contract/product/choices/find-variant';
import { type RefObject, useEffect, useState } from 'react';
import { fieldNames, readProductFields } from '../product-fields.ts';
import type { ProductFields, ProductView } from '../product-view.ts';
import { type ShownProduct, shownProduct } from '../shown-product.ts';

export interface ProductChoice {
  fields: ProductFields;
  shown: ShownProduct;
  /** Chooses a value of an axis; what cannot go with it is let go. The variant stands in the address from then on. */
  choose: (attributeID: number, id: number) => void;
  /** Takes over what stands in the form now. */
  read: () => void;
}

/** What is chosen and entered on a product page, beginning with what the address or a sent form says. */
export function useProductChoice(
  product: ProductView,
  box: RefObject<HTMLElement | null>,
  sent: ProductFields | undefined,
): ProductChoice {
  const [fields, setFields] = useState(sent ?? product.start);
  const read = () => {
    const form = box.current?.closest('form');
    if (!form) return;
    const { answers, quantity } = readProductFields(new FormData(form));
    setFields((before) => ({ ...before, answers, quantity }));
  };
  // The browser may have brought back what was entered before, or the visitor was quicker than the scripts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts have arrived
  useEffect(read, []);
  const choose = (attributeID: number, id: number) => {
    const choice = chooseValue(product.variants, product.axes, fields.choice, { attributeID, id });
    setFields({ ...fields, choice });
    saveInAddress(findVariant(product.variants, product.axes, choice)?.id);
  };
  return { fields, shown: shownProduct(product, fields), choose, read };
}

/** The address always shows what is chosen, so that it can be shared; nothing is loaded and no step of the history made. */
function saveInAddress(variantId: number | undefined) {
  const url = new URL(window.location.href);
  for (const name of [...url.searchParams.keys()])
    if (name === fieldNames.variant || name.startsWith('axis.')) url.searchParams.delete(name);
  if (variantId !== undefined) url.searchParams.set(fieldNames.variant, String(variantId));
  window.history.replaceState(window.history.state, '', url);
}
