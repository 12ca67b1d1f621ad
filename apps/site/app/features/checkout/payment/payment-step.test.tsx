import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartViewOf } from '#site/features/cart/door/cart-view-of.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { fakeCart } from '#site/testing/fake-cart.ts';
import { paymentMethods } from '#site/testing/fake-checkout.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { CheckoutScreen } from '../checkout-screen.tsx';
import type { CheckoutView, PaymentStepView } from '../checkout-view.ts';
import { PaymentStep } from './payment-step.tsx';

const language = { code: 'hrv', code2: 'hr', name: 'hrvatski', isDefault: true };
const cart = cartViewOf(fakeCart(), { language, session: undefined } as Parameters<typeof cartViewOf>[1]);

const view = (fields: Partial<PaymentStepView> = {}): PaymentStepView => ({
  methods: paymentMethods,
  chosenId: null,
  consents: [{ uniqueNumber: 'UVJETI', html: 'Prihvaćam', isRequired: true }],
  gift: { giftMessage: '', to: '', from: '' },
  orderMessage: '',
  company: null,
  addressLine: 'Ana Primjerić, Obala 12a',
  deliveryLine: 'Paketomat',
  attempt: 'attempt-1',
  seen: '70:28:56',
  ...fields,
});

const open = (action: () => unknown, fields: Partial<PaymentStepView> = {}) =>
  renderSite(<PaymentStep view={view(fields)} cart={cart} isShippingSkipped={false} />, {
    path: '/naplata?step=payment',
    action,
  });
const form = () => screen.getByRole('form', { name: 'Plaćanje' });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
const accept = () => fireEvent.click(screen.getByRole('checkbox', { name: /Prihvaćam/ }));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

test('[CHECKOUT-053, CHECKOUT-054] without a method and the required consent nothing is sent', () => {
  const action = vi.fn(() => null);
  open(action);

  fireEvent.submit(form());
  expect(screen.getByText('Molimo odaberite metodu plaćanja prije nastavka')).toBeTruthy();
  choose('Uplata');
  fireEvent.submit(form());
  // Beside the field, and aloud (GDPR-007).
  expect(screen.getAllByText('Potrebno je prihvatiti sve obavezne privole.')).toHaveLength(2);

  expect(action).not.toHaveBeenCalled();
});

test('[CHECKOUT-003] while the order is being placed further presses send nothing', async () => {
  let finish: (answer: FormAnswer) => void = () => undefined;
  const action = vi.fn(() => new Promise<FormAnswer>((resolve) => (finish = resolve)));
  open(action);
  choose('Uplata');
  accept();

  fireEvent.submit(form());
  fireEvent.submit(form());
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
  fireEvent.submit(form());
  expect(screen.getByRole('button', { name: 'Naruči s obvezom plaćanja' }).getAttribute('aria-busy')).toBe(
    'true',
  );

  finish({ form: 'payment', refusal: 'Nema dovoljno komada na zalihi.' });
  expect(await screen.findByText('Nema dovoljno komada na zalihi.')).toBeTruthy();
  expect(action).toHaveBeenCalledOnce();
});

test('[CHECKOUT-026] a server that fails is told above the step, which keeps what was chosen and can be sent again', async () => {
  const action = vi.fn((): FormAnswer => ({ form: 'payment', isFailed: true }));
  open(action);
  choose('Uplata');
  accept();

  fireEvent.submit(form());

  expect((await screen.findByRole('alert')).textContent).toContain('Nešto je pošlo po zlu.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Uplata/ }).checked).toBe(true);
  fireEvent.submit(form());
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
});

test('[ORDER-002, ERR-003, LIMIT-017] a cart that changed is told by a notice of twelve seconds', async () => {
  open((): FormAnswer => ({ form: 'payment', change: 'core.notifications.cartUpdated' }));
  choose('Uplata');
  accept();
  vi.useFakeTimers({ shouldAdvanceTime: true });

  fireEvent.submit(form());
  const notices = () => document.querySelector('.toasts')?.textContent ?? '';
  await waitFor(() => expect(notices()).toContain('Košarica je ažurirana'));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(notices()).toContain('Košarica je ažurirana');
  await act(() => vi.advanceTimersByTimeAsync(1500));

  expect(notices()).not.toContain('Košarica je ažurirana');
});

test('[ORDER-004] a member card that fell away is told by its event too', async () => {
  const heard = vi.fn();
  window.addEventListener('member-card-not-valid', heard, { once: true });
  open((): FormAnswer => ({ form: 'payment', change: 'core.notifications.memberCardNotValid' }));
  choose('Uplata');
  accept();

  fireEvent.submit(form());

  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

const onlyInvoice = paymentMethods.filter(({ kind }) => kind === 'hpf');

test('[CHECKOUT-056] when an invoice is the only way and the company is known, it is chosen and kept by itself; ordering stays a press', async () => {
  const sent: string[] = [];
  open(
    () => {
      sent.push('sent');
      return null;
    },
    { methods: onlyInvoice, company: { companyName: 'Izlog', oib: '94577403194' } },
  );

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Račun za tvrtke/ }).checked).toBe(true);
});

test('[CHECKOUT-057] without a company nothing is sent by itself, and it is asked for', async () => {
  const action = vi.fn(() => null);
  open(action, { methods: onlyInvoice });
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect(action).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'OIB tvrtke' })).toBeTruthy();
});

test('what was typed survives a reload, ticks of consents do not', () => {
  const first = open(() => null);
  fireEvent.change(screen.getByRole('textbox', { name: /Za koga/, hidden: true }), {
    target: { value: 'Iva' },
  });
  fireEvent.input(screen.getByRole('textbox', { name: /Za koga/, hidden: true }));
  accept();
  const kept = { ...sessionStorage };
  first.unmount();
  // A reload ends the page without leaving the step.
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);

  open(() => null);

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Za koga/, hidden: true }).value).toBe('Iva');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Prihvaćam/ }).checked).toBe(false);
});

test('[CHECKOUT-025] a step that opens says that the one before was submitted', async () => {
  const heard = vi.fn();
  window.addEventListener('submitted', (event) => heard((event as CustomEvent).detail), { once: true });
  const screenOf = (fields: Partial<CheckoutView>): CheckoutView => ({
    step: 'address',
    isShippingSkipped: false,
    cart,
    takesOrders: true,
    ...fields,
  });
  renderSite(<Steps views={[screenOf({}), screenOf({ step: 'shipping' })]} />);

  fireEvent.click(screen.getByRole('button', { name: 'dalje' }));

  await waitFor(() => expect(heard).toHaveBeenCalledWith({ form: 'address' }));
});

test('[CHECKOUT-031] the summary follows the method that is pressed, before it is sent', () => {
  const methods = [
    { id: 1, name: 'Kurir', price: 4.5, total: 32.5, hasBranches: false },
    { id: 2, name: 'Dostava paketomatom', price: 2.5, total: 30.5, hasBranches: false },
  ].map(({ total, ...method }) => ({
    ...method,
    description: '',
    isFree: false,
    freeFrom: null,
    branches: [],
    totalBranches: 0,
    amounts: { ...cart.sums, delivery: method.price, total },
  }));
  const shipping = {
    methods,
    noDelivery: '',
    chosenId: 1,
    chosenBranchId: null,
    search: '',
    addressLine: 'Ana',
  };
  renderSite(<CheckoutScreen view={{ step: 'shipping', isShippingSkipped: false, cart, shipping }} />);
  const sums = () =>
    document.querySelector('.cart__side .sums')?.textContent?.replaceAll('\u00A0', ' ') ?? '';
  expect(sums()).toContain('Dostava Kurir4,50 €');

  fireEvent.click(screen.getByRole('radio', { name: /paketomatom/ }));

  expect(sums()).toContain('Dostava paketomatom2,50 €');
  expect(sums()).not.toContain('Dostava Dostava');
  expect(sums()).toContain('30,50 €');
});

test('[ERR-012] a message goes when its cause does', () => {
  open(() => null);
  fireEvent.click(screen.getByRole('button', { name: /Naruči/ }));
  expect(screen.getByText('Molimo odaberite metodu plaćanja prije nastavka')).toBeTruthy();

  fireEvent.click(screen.getByRole('radio', { name: /Kartica/ }));

  expect(screen.queryByText('Molimo odaberite metodu plaćanja prije nastavka')).toBeNull();
});

function Steps({ views }: { views: CheckoutView[] }) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setIndex(1)}>
        dalje
      </button>
      <CheckoutScreen view={views[index] as CheckoutView} />
    </>
  );
}
