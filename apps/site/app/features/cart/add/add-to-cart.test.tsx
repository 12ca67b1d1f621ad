import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { customer } from '#site/testing/demo-answers.ts';
import { fakeCart } from '#site/testing/fake-cart.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { cookiesOf, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
// The header says how the code of the window is fetched.
import '#site/features/cart-page/door/cart-link.tsx';
import { AddToCartForm } from '../door/add-to-cart-form.tsx';
import { showCartDrawer, useCartDrawer } from '../door/cart-drawer-state.ts';
import { readAddToCart } from './add-to-cart-fields.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  showCartDrawer(null);
});

function Page({ onAdded }: { onAdded?: () => void }) {
  const isOpen = useCartDrawer() !== null;
  return (
    <>
      <AddToCartForm onAdded={onAdded}>
        {({ isBusy, refusal }) => (
          <>
            <input type="hidden" name="productId" value="12" />
            <button type="submit" aria-busy={isBusy}>
              Dodaj
            </button>
            {refusal ? <p role="alert">{refusal}</p> : null}
          </>
        )}
      </AddToCartForm>
      {isOpen ? <p>Prozor je otvoren</p> : null}
    </>
  );
}

const answerWith = (answer: object) => {
  const asked = vi.fn(async (_address: string, _init?: RequestInit) => Response.json(answer));
  vi.stubGlobal('fetch', asked);
  return asked;
};
const cart = { count: 1, items: [] };
const open = (onAdded?: () => void) =>
  renderSite(<Page onAdded={onAdded} />, {
    path: '/shop',
    screens: { '/kosarica': <p>Stranica košarice</p> },
  });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Dodaj' }));

test('[CART-030, CART-034] behaviour 1: the page stays and says that the product was added', async () => {
  const asked = answerWith({ cart, behaviour: 1 });
  open();

  press();

  expect(await screen.findByText('Proizvod je dodan u košaricu.')).toBeTruthy();
  expect(screen.queryByText('Stranica košarice')).toBeNull();
  expect(screen.queryByText('Prozor je otvoren')).toBeNull();
  expect(asked.mock.calls[0]?.[0]).toBe('/_/cart/add');
});

test('[CART-030] behaviour 0: the cart page opens', async () => {
  answerWith({ cart, behaviour: 0 });
  open();

  press();

  expect(await screen.findByText('Stranica košarice')).toBeTruthy();
});

test('[CART-030, PRODUCT-038] behaviour 2: the window with the cart opens, after whoever asked was told', async () => {
  const order: string[] = [];
  answerWith({ cart, behaviour: 2 });
  open(() => order.push(screen.queryByText('Prozor je otvoren') ? 'late' : 'first'));

  press();

  expect(await screen.findByText('Prozor je otvoren')).toBeTruthy();
  expect(order).toEqual(['first']);
});

test('[CART-041] a refusal stands where the wish was made and nothing else happens', async () => {
  answerWith({ refusal: 'Nema dovoljno komada na zalihi.', behaviour: 0 });
  open();

  press();

  expect((await screen.findByRole('alert')).textContent).toBe('Nema dovoljno komada na zalihi.');
  expect(screen.queryByText('Stranica košarice')).toBeNull();
});

test('one wish at a time', async () => {
  let finish: (response: Response) => void = () => undefined;
  const asked = vi.fn(() => new Promise<Response>((resolve) => (finish = resolve)));
  vi.stubGlobal('fetch', asked);
  open();

  press();
  press();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  press();
  finish(Response.json({ cart, behaviour: 1 }));
  await screen.findByText('Proizvod je dodan u košaricu.');

  expect(asked).toHaveBeenCalledOnce();
});

const formOf = (fields: Array<[string, string]>) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

test('[PRODUCT-024, PRODUCT-027, PRODUCT-037] plain fields become the options of an addition', () => {
  const form = formOf([
    ['productId', '12'],
    ['qty', '3'],
    ['personalization.Tekst', 'Lavanda'],
    ['personalization.Boje', 'a'],
    ['personalization.Boje', 'b'],
    ['personalization.Prazno', ' '],
    ['bundle', '5'],
    ['bundle', '6'],
    ['priceOption.title', 'Subscription'],
    ['priceOption.sku', 'god'],
  ]);

  expect(readAddToCart(form)).toMatchObject({
    productId: 12,
    qty: '3',
    options: {
      personalizations: { Tekst: 'Lavanda', Boje: ['a', 'b'] },
      bundleOptions: [
        { id: 5, options: null },
        { id: 6, options: null },
      ],
      customPriceOption: { title: 'Subscription', sku: 'god' },
    },
  });
  expect(readAddToCart(formOf([['productId', 'x']]))).toBeUndefined();
  expect(
    readAddToCart(
      formOf([
        ['productId', '1'],
        ['options', '{'],
      ]),
    ),
  ).toBeUndefined();
});

const logIn = async (abandoned: unknown) => {
  const site = await startSite({
    answers: {
      'POST /api/v1/login': () => ({
        tokens: { accessToken: 'token-a', refreshToken: 'refresh-a' },
        user: customer,
      }),
      'GET /api/v1/user/profile': () => {
        throw refused(403, 'FORBIDDEN');
      },
      'GET /api/v1/user/web/profile': () => customer,
      'GET /api/v1/cms/wishlist/filter': () => ({ records: [], pagination: {} }),
      'POST /api/v2/ecommerce/getAbandoned': () => abandoned,
    },
  });
  const form = { form: 'login', username: 'ana@posta.example', password: 'šest i dvije', from: '' };
  const { response } = await site.visit('/prijava', sentForm(form, 'cartId=3; protectCode=code-3'));
  return {
    cookies: cookiesOf(response),
    asked: site.calls.find(({ path }) => path.endsWith('getAbandoned')),
  };
};

test('[CART-028, CART-029] after a login the customer goes on with the cart the platform names; without one nothing changes', async () => {
  const back = await logIn(fakeCart({ id: 9, protectCode: 'code-9' }));
  expect(back.asked?.body).toMatchObject({ cartId: '3', protectCode: 'code-3' });
  expect(back.asked?.headers.accesstoken).toBe('token-a');
  expect([back.cookies.cartId, back.cookies.protectCode]).toEqual(['9', 'code-9']);

  const none = await logIn(null);
  expect(none.cookies).not.toHaveProperty('cartId');
});
