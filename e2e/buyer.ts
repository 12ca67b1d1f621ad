import { expect, type Page } from '@playwright/test';

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

export const pens = 'olovke-komplet-od-sest';
export const model = 'financijski-model-za-deset-godina';

export const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
export const main = (page: Page) => page.getByRole('main');
export const placeOrder = 'Naruči s obvezom plaćanja';

/**
 * Sends a form as a browser without scripts does, with the cookies of the page: for the steps that a journey is not
 * about. Returns the page it leads to.
 */
async function send(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const answer = await page.request.post(path, { form, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.ok(), path).toBe(true);
  return answer.text();
}

/** Puts a product into the cart, by the form of its page. */
export async function addToCart(page: Page, slug: string, qty = 1): Promise<void> {
  const html = await (await page.request.get(`/product/${slug}`)).text();
  const productId = /name="productId" value="(\d+)"/.exec(html)?.[1];
  if (!productId) throw new Error(`The page of ${slug} has no form.`);
  await send(page, '/_/cart/add', { productId, qty: String(qty) });
}

/** Sends the address step. */
export async function sendAddress(page: Page, fields: Record<string, string> = guest): Promise<string> {
  const address = Object.fromEntries(
    Object.entries({ country: 'HR', ...fields }).map(([name, value]) => [`delivery.${name}`, value]),
  );
  return send(page, '/naplata', { form: 'address', ...address });
}

/** A cart of pens with address and courier: the payment step comes next. */
export async function openPayment(page: Page, fields: Record<string, string> = guest): Promise<void> {
  await addToCart(page, pens);
  const shipping = await sendAddress(page, fields);
  const courier = /name="deliveryMethodId"[^>]* value="(\d+)"/.exec(shipping)?.[1] ?? '';
  await send(page, '/naplata?step=shipping', { form: 'shipping', deliveryMethodId: courier });
  await page.goto('/naplata?step=payment');
}

export async function tickConsents(page: Page): Promise<void> {
  for (const box of await page.locator('input[name=consents]').all()) await box.check();
}

/** Chooses a way to pay and presses the button that orders. */
export async function order(page: Page, way: RegExp): Promise<void> {
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('radio', { name: way }).check();
  await tickConsents(page);
  await press(page, placeOrder);
}
