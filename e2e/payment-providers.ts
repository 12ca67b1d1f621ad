import { savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import { listPaymentMethods, saveShopPaymentMethod } from '@izlog/contract/ecommerce/payment-method-staff';
import { keyedProviderCodes, paymentProviders } from '@izlog/contract/ecommerce/payment-providers';
import { proveStaff } from '@izlog/contract/user/proof';
import { fakePayPal } from '@izlog/platform/services/orders/payment/providers/paypal/test/fake-paypal';
import { fakes, formFakes } from '@izlog/platform/services/orders/payment/providers/test/fakes';
import { type FakeProviders, startFakeProviders } from '@izlog/platform/test/fakes/fake-providers';
import type { Page, Route } from '@playwright/test';
import { expect } from './kit.ts';
import { test as base, type Staff } from './staff.ts';

/** `test` with `providers`: the shop offers four of them, whose servers check signatures as the real ones do. */
export const test = base.extend<object, { providers: FakeProviders }>({
  providers: [
    async ({ staff }, use) => {
      const providers = await startFakeProviders(Number(process.env.E2E_BANKS_PORT));
      const putBack = await offerProviders(staff);
      try {
        await use(providers);
      } finally {
        await putBack();
        await providers.stop();
      }
    },
    { scope: 'worker', auto: true },
  ],
});

/** Switches the gateways on; what is given back leaves the shop as it was found, as other journeys order in it too. */
async function offerProviders({ call, password }: Staff): Promise<() => Promise<void>> {
  // Keys want a fresh login, and the worker's may be older.
  await call(proveStaff, { password });
  const before = await call(listPaymentMethods, {});
  for (const gateway of keyedProviderCodes) {
    await call(savePaymentKeys, { gateway, keys: { ...fakes[gateway].keys } });
    await call(saveShopPaymentMethod, methodOf(gateway));
  }
  return async () => {
    await call(proveStaff, { password });
    for (const gateway of keyedProviderCodes) {
      const known = before.find(({ code }) => code === gateway);
      // A method can only be switched off: orders keep it.
      await call(saveShopPaymentMethod, known ?? { ...methodOf(gateway), isActive: false });
      // The keys of a shop that had some are not known here, nor needed: a shop under test starts without.
      await call(savePaymentKeys, { gateway, keys: null });
    }
    expect(offered(await call(listPaymentMethods, {}))).toEqual(offered(before));
  };
}

/** Codes of the methods that buyers can choose. */
const offered = (methods: readonly { code: string; isActive: boolean; isReady: boolean }[]) =>
  methods.flatMap(({ code, isActive, isReady }) => (isActive && isReady ? code : [])).toSorted();

const methodOf = (gateway: (typeof keyedProviderCodes)[number]) => ({
  code: gateway,
  kind: gateway,
  position: 9,
  words: { hrv: { name: paymentProviders[gateway].name, description: 'Plaćanje na stranici banke.' } },
});

/**
 * Opens the pages of the providers to a browser: they take a form only when its signature is right, and send the buyer back
 * with what they sign. With `tellsFirst` the provider's own notice reaches the shop before the buyer does.
 */
export async function openProviderPages(
  page: Page,
  providers: FakeProviders,
  { tellsFirst = false } = {},
): Promise<void> {
  await page.route(`${providers.url}/**`, (route) => showProvider(route, providers, tellsFirst));
}

async function showProvider(route: Route, providers: FakeProviders, tellsFirst: boolean): Promise<void> {
  const request = route.request();
  const driver = formFakes.find(({ code }) => request.url().startsWith(`${providers.url}/${code}/`));
  const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  if (!driver?.takes(fields)) return route.fulfill({ status: 400, body: 'The signature is wrong.' });
  const shop = await request.headerValue('origin');
  const door = (channel: string) => `${shop}/api/v2/ecommerce/payment/${channel}/1/${driver.code}`;
  const buttons = (['approved', 'refused'] as const).map((outcome) => {
    const { address, fields: sent } = driver.returns(fields, outcome, door('return'));
    const hidden = Object.entries(sent).map(
      ([name, value]) => `<input type=hidden name="${name}" value="${value}">`,
    );
    const { search } = new URL(address);
    return search
      ? `<a href="${address}">${outcome}</a>`
      : `<form method=post action="${door('return')}">${hidden.join('')}<button>${outcome}</button></form>`;
  });
  const payment = { amount: driver.amountOf(fields), currency: 'EUR', refunded: 0 };
  providers.payments.set(driver.referenceOf(fields), { ...payment, state: 'approved' });
  const notice = tellsFirst ? driver.webhook(fields, 'approved') : undefined;
  if (notice) {
    const headers = { 'content-type': 'application/json', ...sentHeaders(notice.headers) };
    await fetch(door('notice'), { method: 'POST', headers, body: notice.rawBody });
  }
  await route.fulfill({ contentType: 'text/html', body: `<title>Bank</title>${buttons.join('')}` });
}

const sentHeaders = (headers: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** PayPal's script, which draws buttons for what its buyers do. */
export async function openPayPal(page: Page): Promise<void> {
  await page.exposeFunction('buyerApproves', (id: string) => {
    const order = fakePayPal.orders.get(id);
    if (order) order.status = 'APPROVED';
  });
  await page.route('https://www.paypal.com/sdk/js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${payPalScript})()` }),
  );
}

const payPalScript = `() => {
  window.paypal = {
    Buttons: (options) => ({
      async render(into) {
        const button = (text, act) => {
          const one = document.createElement('button');
          one.type = 'button';
          one.textContent = text;
          one.onclick = act;
          into.append(one);
        };
        button('Plati PayPalom', async () => {
          const orderID = await options.createOrder();
          await window.buyerApproves(orderID);
          await options.onApprove({ orderID });
        });
        button('Odustani kod PayPala', () => options.onCancel());
        button('PayPal ne radi', () => options.onError(new Error('broken')));
      },
    }),
  };
}`;
