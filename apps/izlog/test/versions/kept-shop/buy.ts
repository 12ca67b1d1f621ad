import { type Browser, type BrowserPage, visibleText } from './browser.ts';
import { readForm } from './forms.ts';

/** What a guest types into the address step. */
export const guest = {
  contactEmail: 'ana@primjer.example',
  contactPhone: '091 555 0142',
  firstName: 'Ana',
  lastName: 'Primjerić',
  street: 'Obala hrvatskih pomoraca',
  houseNumber: '12a',
  zipCode: '22000',
  city: 'Šibenik',
};

/** A pack of pens: goods that are sent. */
export const pens = 'olovke-komplet-od-sest';

/** Where the page after an order is, with the number of the order and the key of its link. */
export interface PlacedOrder {
  slug: string;
  key: string;
  page: BrowserPage;
}

/** Puts a product into the cart by the form of its page. */
export async function addToCart(browser: Browser, slug: string, qty = 1): Promise<void> {
  const page = await browser.get(`/product/${slug}`);
  const { action, fields } = readForm(page.html, 'productId');
  await browser.send(action, { ...fields, qty: String(qty) });
}

/** Orders what is in the cart by the forms of the checkout: by courier, paid by bank transfer. */
export async function order(browser: Browser, fields: Record<string, string> = guest): Promise<PlacedOrder> {
  const address = readForm((await browser.get('/naplata')).html, 'delivery.firstName');
  const typed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`delivery.${name}`, value]),
  );
  const consents = address.choices.find(({ name }) => name === 'consents');
  const shipping = await browser.send(address.action || '/naplata', {
    ...address.fields,
    'delivery.country': 'HR',
    ...typed,
    ...(consents && { consents: consents.value }),
  });
  const delivery = readForm(shipping.html, 'deliveryMethodId');
  const courier = choose(delivery.choices, 'deliveryMethodId', /./);
  const paying = await browser.send(delivery.action || '/naplata?step=shipping', {
    ...delivery.fields,
    ...courier,
  });
  const payment = readForm(paying.html, 'paymentMethodId');
  const transfer = choose(payment.choices, 'paymentMethodId', /Uplata po predračunu/);
  const consent = payment.choices.find(({ name }) => name === 'consents');
  const page = await browser.send(payment.action || '/naplata?step=payment', {
    ...payment.fields,
    ...transfer,
    ...(consent && { consents: consent.value }),
  });
  const { searchParams } = new URL(page.path, 'http://shop');
  const [slug, key] = [searchParams.get('orderSlug'), searchParams.get('orderKey')];
  if (slug && key) return { slug, key, page };
  throw new Error(
    `The checkout did not end in an order but at ${page.path}: ${visibleText(page.html).slice(0, 2000)}`,
  );
}

function choose(
  choices: { name: string; value: string; label: string }[],
  field: string,
  label: RegExp,
): Record<string, string> {
  const offered = choices.filter(({ name }) => name === field);
  const found = offered.find((one) => label.test(one.label));
  if (found) return { [field]: found.value };
  throw new Error(`${field} has no choice ${label}: ${offered.map((one) => one.label).join(' | ')}`);
}
