import { expect, test, vi } from 'vitest';
import { customer } from '../../testing/demo-answers.ts';
import { cartAnswers, cartCookie, fakeCart } from '../../testing/fake-cart.ts';
import { type Answers, refused } from '../../testing/fake-platform.ts';
import { cookiesOf, sentForm } from '../../testing/send-form.ts';
import { startSite } from '../../testing/start-site.ts';

const barcode = '2912345678906';
const session = `${cartCookie}; auth.strategy=refresh; auth.token.refresh=token-a`;

/** Sends the card of the cart page, by a customer whose profile has `known`. */
async function apply(known: string | null, update: Answers[string] = () => customer) {
  const site = await startSite({
    answers: {
      ...cartAnswers(),
      'GET /api/v1/user/profile': () => ({ ...customer, memberCardBarcode: known }),
      'GET /api/v1/user/web/profile': () => ({ ...customer, memberCardBarcode: known }),
      'POST /api/v1/user/web/validateMembersBarcode': () => ({ isValid: true }),
      'POST /api/v2/ecommerce/applyMemberCard': () => fakeCart(),
      'PATCH /api/v1/user/web/update': update,
    },
  });
  const sent = await site.visit('/_/cart/card', sentForm({ memberCardBarcode: barcode }, session));
  const updates = site.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...sent, updates };
}

test('[ACCT-032] the first card of a customer that is applied to a cart becomes the card of the profile', async () => {
  const { updates, response } = await apply(null);

  expect(updates).toEqual([{ memberCardBarcode: barcode }]);
  expect(cookiesOf(response)).toMatchObject({ memberCardBarcode: barcode });
});

test('[ACCT-033] a customer who has a card keeps it, whatever card is applied to a cart', async () => {
  const { updates, response } = await apply('3851234567893');

  expect(updates).toEqual([]);
  expect(cookiesOf(response)).toMatchObject({ memberCardBarcode: barcode });
});

test('[ACCT-032] a profile that cannot be written leaves the card in the cart', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { response, status } = await apply(null, () => {
    throw refused(500, 'INTERNAL', 'no');
  });

  expect(written).toHaveBeenCalledOnce();
  expect(status).toBeLessThan(400);
  expect(cookiesOf(response)).toMatchObject({ memberCardBarcode: barcode });
});
