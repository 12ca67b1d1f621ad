/**
 * What a form sends to `/_/cart/add`, `/_/cart/set` and `/_/cart/update` (CART-032, CART-037), no matter what renders it. Plain
 * fields only, so that it works without scripts:
 *
 * | field | |
 * |---|---|
 * | `productId` | the product, for a configurable one the chosen variant |
 * | `qty` | text of a number; 1 when left out |
 * | `itemId` | the item to change, when the page was opened from the cart (`cartItemId`) |
 * | `personalization.{name}` | value of a custom option; several of one name are a list; empty ones are left out |
 * | `bundle` | once for each member of a bundle: id of the chosen variant or of the member |
 * | `priceOption.title`, `priceOption.sku` | custom price option of a subscription (PRODUCT-027) |
 * | `options` | JSON of all options at once, instead of the last three |
 * | `reservation` | JSON: true or `{from, to}`, see CART-033 |
 * | `from` | `product` on the product page |
 */
export interface AddToCart {
  productId: number;
  qty: string;
  itemId?: string;
  options?: CartOptions;
  reservation?: Reservation;
  /** Sent by a product page: afterwards the shop's behaviour applies, as after an addition. */
  isFromProduct: boolean;
}

export type Reservation = boolean | { from: string; to: string };

export interface CartOptions {
  /** Custom options by their title (PRODUCT-024). */
  personalizations?: Record<string, string | string[]> | null;
  /** Members of a bundle (PRODUCT-037). */
  bundleOptions?: Array<{ id: number; options: null }>;
  customPriceOption?: { title: string; sku: string } | null;
}

const personalization = 'personalization.';

/** Reads such a form; undefined when it names no product or holds broken JSON. */
export function readAddToCart(form: FormData): AddToCart | undefined {
  const productId = Number(form.get('productId'));
  if (!Number.isInteger(productId) || productId < 1) return undefined;
  const options = optionsOf(form);
  const reservation = jsonOf(form.get('reservation'));
  if (options === broken || reservation === broken) return undefined;
  return {
    productId,
    qty: form.has('qty') ? String(form.get('qty')) : '1',
    itemId: textOf(form, 'itemId'),
    options: options as CartOptions | undefined,
    reservation: reservation as Reservation | undefined,
    isFromProduct: form.get('from') === 'product',
  };
}

function optionsOf(form: FormData): unknown {
  if (textOf(form, 'options') !== undefined) return jsonOf(form.get('options'));
  const options: CartOptions = {};
  for (const [field, value] of form) {
    if (!field.startsWith(personalization) || typeof value !== 'string' || value.trim() === '') continue;
    const name = field.slice(personalization.length);
    const known = options.personalizations?.[name];
    options.personalizations = {
      ...options.personalizations,
      [name]: known === undefined ? value : [known, value].flat(),
    };
  }
  const members = form.getAll('bundle').map(Number).filter(Number.isInteger);
  if (members.length > 0) options.bundleOptions = members.map((id) => ({ id, options: null }));
  const title = textOf(form, 'priceOption.title');
  const sku = textOf(form, 'priceOption.sku');
  if (title !== undefined && sku !== undefined) options.customPriceOption = { title, sku };
  return Object.keys(options).length > 0 ? options : undefined;
}

const broken = Symbol('broken');

function jsonOf(value: FormDataEntryValue | null): unknown {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return broken;
    throw error;
  }
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
