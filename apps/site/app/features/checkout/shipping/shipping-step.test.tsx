import { expect, test } from 'vitest';
import {
  afterAddress,
  base,
  delivered,
  digital,
  main,
  openCheckout,
  step,
} from '#site/testing/checkout-steps.ts';
import { checkoutAnswers, deliveryMethods, typedAddress } from '#site/testing/fake-checkout.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { faultsIn } from '#site/testing/send-form.ts';
import { axeFindings } from '#test/render-ui.tsx';

test('[CHECKOUT-031, CHECKOUT-032, CHECKOUT-033, CHECKOUT-036] shipping shows the methods for the country and the addresses as radios, with branches and the way back', async () => {
  const { open, called } = await afterAddress();

  const { document } = await open('/naplata?step=shipping');

  expect(step(document)).toBe('Dostava');
  const cards = [...document.querySelectorAll('.choice-card')].map((card) =>
    card.textContent?.replaceAll('\u00A0', ' '),
  );
  expect(cards[0]).toContain('Dostava na adresu');
  expect(cards[0]).toContain('4,50 €');
  expect(cards[1]).toContain('Preuzmite kad stignete');
  const branches = document.querySelectorAll('input[name="branch.2"]');
  expect([...branches].map((one) => one.getAttribute('value'))).toEqual(['z1', 'z2']);
  expect(document.querySelector('.checkout-form__foot a[href="/naplata"]')?.textContent).toContain('Natrag');
  expect(called('getApplicableDeliveryMethods').at(-1)?.body).toMatchObject({
    userId: 31,
    countryId: 191,
    zipCode: '22000',
    userShippingAddressId: 500,
    userBillingAddressId: 500,
  });
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-031] the cheapest method that needs no branch is chosen beforehand, and the total counts with it', async () => {
  const { open, called } = await afterAddress();

  const { document } = await open('/naplata?step=shipping');

  const chosen = document.querySelector<HTMLInputElement>('input[name=deliveryMethodId][checked]');
  expect(chosen?.value).toBe('1');
  expect(document.querySelector('.cart__side .is-total')?.textContent?.replaceAll('\u00A0', ' ')).toContain(
    '60,50 €',
  );
  // Shown, not kept: what a buyer has not sent is in no cart.
  expect(called('saveDeliveryMethod')).toHaveLength(0);
});

test('[CHECKOUT-034] where nothing delivers the cart the page says the one reason, which the platform knows', async () => {
  const words = 'Košarica ima 12 kg, a na tu adresu dostavljamo najviše 10 kg.';
  const { open, called } = await afterAddress({
    ...checkoutAnswers(),
    [`POST ${base}/delivery/getApplicableDeliveryMethods`]: () => [],
    [`POST ${base}/delivery/explainNoDelivery`]: () => ({ why: 'weight', words }),
  });

  const { document } = await open('/naplata?step=shipping');

  expect(document.querySelector('main fieldset .note')?.textContent).toBe(words);
  expect(called('explainNoDelivery').at(-1)?.body).toMatchObject({ countryId: 191, zipCode: '22000' });
});

test('without scripts branches are found by the form itself', async () => {
  const { open, called } = await afterAddress();

  const { document } = await open('/naplata?step=shipping&deliveryMethodId=2&q=Vrbik');

  expect(called('findBranches')[0]?.body).toMatchObject({ deliveryMethodId: 2, search: 'Vrbik' });
  expect(document.querySelector('input[name="branch.2"]')?.getAttribute('value')).toBe('s9');
  expect(document.querySelector('button[formmethod=get]')).not.toBeNull();
});

test.each([
  [
    '[CHECKOUT-039] without a method',
    {},
    'deliveryMethodId',
    'Molimo odaberite metodu dostave prije nastavka',
  ],
  [
    '[CHECKOUT-040] with a method that is not offered',
    { deliveryMethodId: '9' },
    'deliveryMethodId',
    'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno',
  ],
  [
    '[CHECKOUT-041] with branches and none chosen',
    { deliveryMethodId: '2', 'branch.2': '' },
    'branch.2',
    'Molimo odaberite dostavnu poslovnicu prije nastavka',
  ],
])('%s the shipping step says so and saves nothing', async (_, fields, name, words) => {
  const { send, called } = await afterAddress();

  const { document, status } = await send({ form: 'shipping', ...fields }, 'shipping');

  expect(status).toBe(400);
  expect(faultsIn(document)[name]).toBe(words);
  expect(called('saveDeliveryMethod')).toHaveLength(0);
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-045] the choice is kept in the cart with its branch, payment opens, and a reopened step shows it', async () => {
  const { send, open, called } = await afterAddress();

  const { status, location } = await send(
    { form: 'shipping', deliveryMethodId: '2', 'branch.2': 'z1' },
    'shipping',
  );

  expect([status, location]).toEqual([303, '/naplata?step=payment']);
  expect(called('saveDeliveryMethod')[0]?.body).toMatchObject({
    deliveryMethodId: 2,
    branchId: 'z1',
    userId: 31,
  });
  const { document } = await open('/naplata?step=shipping');
  expect(document.querySelector<HTMLInputElement>('input[name=deliveryMethodId]:checked')?.value).toBe('2');
});

test('[CHECKOUT-044] a choice that could not be saved is taken back and the reason told', async () => {
  const answers = checkoutAnswers(delivered);
  const { send } = await afterAddress({
    ...answers,
    [`PUT ${base}/delivery/saveDeliveryMethod`]: () => {
      throw refused(400, 'DELIVERY_METHOD_NOT_APPLICABLE');
    },
  });

  const { document } = await send({ form: 'shipping', deliveryMethodId: '2', 'branch.2': 'z1' }, 'shipping');

  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Odabrana metoda dostave nije pronađena',
  );
  expect(document.querySelector<HTMLInputElement>('input[name=deliveryMethodId]:checked')?.value).toBe('1');
});

test('[CHECKOUT-005, CHECKOUT-037, CHECKOUT-048] a digital cart skips shipping: its first method is chosen by itself and the way back leads to the address', async () => {
  const { send, open, called } = await openCheckout(checkoutAnswers(digital));

  const { location } = await send(typedAddress);

  expect(location).toBe('/naplata?step=payment');
  expect(called('saveDeliveryMethod')[0]?.body).toMatchObject({ deliveryMethodId: deliveryMethods[0]?.id });
  const { document } = await open('/naplata?step=payment');
  expect([...document.querySelectorAll('.stepper li')].map((one) => one.textContent)).toEqual([
    'Adresa (gotovo)',
    'Plaćanje',
  ]);
  expect(document.querySelector('.checkout-form__foot a')?.getAttribute('href')).toBe('/naplata');
});

test('[CHECKOUT-038] a digital cart without any method goes straight to payment', async () => {
  const answers = {
    ...checkoutAnswers(digital),
    [`POST ${base}/delivery/getApplicableDeliveryMethods`]: () => [],
  };
  const { send, called } = await openCheckout(answers);

  expect((await send(typedAddress)).location).toBe('/naplata?step=payment');
  expect(called('saveDeliveryMethod')).toHaveLength(0);
});

test('[CHECKOUT-001] a step whose predecessors are not done leads to the first open one', async () => {
  const { open } = await openCheckout();
  expect((await open('/naplata?step=payment')).location).toBe('/naplata');

  const later = await afterAddress();
  expect((await later.open('/naplata?step=payment')).location).toBe('/naplata?step=shipping');
});
