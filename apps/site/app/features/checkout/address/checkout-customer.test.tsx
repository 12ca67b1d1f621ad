import { expect, test } from 'vitest';
import { customer } from '#site/testing/demo-answers.ts';
import { cartCookie } from '#site/testing/fake-cart.ts';
import { checkoutAnswers, cookiesOf, typedAddress } from '#site/testing/fake-checkout.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const session = 'auth.strategy=refresh; auth.token.refresh=token-a; auth.refresh_token.refresh=refresh-a';

const address = (id: number, type: string, street: string) => ({
  id,
  type,
  firstName: 'Ana',
  lastName: 'Primjerić',
  contactEmail: 'ana@posta.example',
  contactPhone: '091 555 0142',
  country: 191,
  region: null,
  city: 'Zagreb',
  street,
  houseNumber: '1',
  zipCode: '10000',
});

/** A logged-in customer with a cart and these addresses. */
async function openAs(addresses: object[]) {
  const site = await startSite({
    answers: {
      ...checkoutAnswers(),
      'GET /api/v1/user/profile': () => {
        throw refused(403, 'FORBIDDEN');
      },
      'GET /api/v1/user/web/profile': () => ({ ...customer, addresses }),
      'GET /api/v1/cms/wishlist/filter': () => ({ records: [], pagination: {} }),
      'POST /api/v1/user/web/address/create': ({ body }) => ({ ...body, id: 900 }),
      'PATCH /api/v1/user/web/address/update/*': ({ body, path }) => ({
        ...body,
        id: Number(path.split('/').at(-1)),
      }),
    },
  });
  let cookie = `${cartCookie}; ${session}`;
  const inField = (document: Document, name: string) =>
    document.querySelector<HTMLInputElement>(`[name="delivery.${name}"]`)?.value;
  return {
    open: (path = '/naplata') => site.visit(path, { headers: { cookie } }),
    send: async (fields: Record<string, string>) => {
      const answer = await site.visit('/naplata', sentForm({ ...typedAddress, ...fields }, cookie));
      cookie = cookiesOf(answer.response, cookie);
      return answer;
    },
    saved: () =>
      site.calls
        .filter(({ path }) => path.includes('/address/') || path.endsWith('guest/update'))
        .map(({ method, path, body }) => [
          method,
          path.split('/').slice(-2).join('/'),
          body.type,
          body.country,
        ]),
    inField,
  };
}

test('[CHECKOUT-027] the fields of a customer are filled in from the address for shipping, else the main one, else the profile', async () => {
  const both = await openAs([address(1, 'main', 'Ilica'), address(2, 'shipping', 'Vukovarska')]);
  const main = await openAs([address(1, 'main', 'Ilica')]);
  const none = await openAs([]);

  expect(both.inField((await both.open()).document, 'street')).toBe('Vukovarska');
  const { document } = await main.open();
  expect([main.inField(document, 'street'), main.inField(document, 'country')]).toEqual(['Ilica', 'HR']);
  const empty = (await none.open()).document;
  expect([
    none.inField(empty, 'firstName'),
    none.inField(empty, 'contactEmail'),
    none.inField(empty, 'street'),
  ]).toEqual([customer.details.firstName, customer.email, '']);
});

test('[CHECKOUT-027] another saved address, or a new one, is a link away', async () => {
  const { open, inField } = await openAs([address(1, 'main', 'Ilica'), address(2, 'shipping', 'Vukovarska')]);

  const { document } = await open();
  const links = [...document.querySelectorAll('.saved-address')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/naplata?address=1', '/naplata?address=2', '/naplata?address=new']);

  const first = (await open('/naplata?address=1')).document;
  expect(inField(first, 'street')).toBe('Ilica');
  expect(first.querySelector('.saved-address[aria-current]')?.textContent).toContain('Ilica 1, 10000 Zagreb');
  expect(inField((await open('/naplata?address=new')).document, 'street')).toBe('');
});

test('[CHECKOUT-020, ACCT-043] a customer without addresses gets one, one who chose a saved address changes it; nobody becomes a guest', async () => {
  const without = await openAs([]);
  expect((await without.send({})).location).toBe('/naplata?step=shipping');
  expect(without.saved()).toEqual([['POST', 'address/create', 'main', 'HR']]);

  const having = await openAs([address(1, 'main', 'Ilica')]);
  await having.send({ addressId: '1' });
  expect(having.saved()).toEqual([['PATCH', 'update/1', 'main', 'HR']]);
});

test('[CHECKOUT-020] an order to the saved address that was filled in makes no second one of it', async () => {
  const own = {
    ...address(1, 'shipping', ''),
    ...Object.fromEntries(
      Object.entries(typedAddress).map(([name, value]) => [name.replace('delivery.', ''), value]),
    ),
    country: 191,
  };
  const { send, saved } = await openAs([own]);

  await send({});
  expect(saved()).toEqual([]);

  await send({ 'delivery.street': 'Vukovarska' });
  expect(saved()).toEqual([['PATCH', 'update/1', 'main', 'HR']]);
});

test("[CHECKOUT-020] an address of somebody else is never changed: a made-up id makes an address of one's own", async () => {
  const { send, saved } = await openAs([address(1, 'main', 'Ilica')]);

  await send({ addressId: '77' });

  expect(saved()).toEqual([['POST', 'address/create', 'main', 'HR']]);
});

test("[CHECKOUT-018, CHECKOUT-020] another billing address changes the customer's billing address", async () => {
  const { send, saved } = await openAs([address(1, 'shipping', 'Ilica'), address(3, 'billing', 'Savska')]);
  const billing = Object.fromEntries(
    Object.entries(typedAddress).map(([name, value]) => [name.replace('delivery.', 'billing.'), value]),
  );

  await send({ ...billing, addressId: '1', useDifferentBillingAddress: 'yes' });

  expect(saved()).toEqual([
    ['PATCH', 'update/1', 'shipping', 'HR'],
    ['PATCH', 'update/3', 'billing', 'HR'],
  ]);
});
