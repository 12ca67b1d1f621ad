import { expect } from 'vitest';
import { cartCookie } from './fake-cart.ts';
import { checkoutAnswers, cookiesOf, typedAddress } from './fake-checkout.ts';
import type { Answers } from './fake-platform.ts';
import { sentForm } from './send-form.ts';
import { startSite } from './start-site.ts';

export const base = '/api/v2/ecommerce';
export const digital = { digitalOnly: true, isEProductCart: true };
export const delivered = {
  deliveryMethodId: 1,
  deliveryMethod: { id: 1, name: 'Dostava na adresu', branch: null },
};

/** A guest with a cart; `send` posts a step as a browser without scripts does and keeps the cookies. */
export async function openCheckout(answers: Answers = checkoutAnswers()) {
  const site = await startSite({ answers, env: { publicUrl: 'http://izlog.example' } });
  let cookie = cartCookie;
  const open = (path: string) => site.visit(path, { headers: { cookie } });
  const send = async (fields: Record<string, string | string[]>, step = '') => {
    const answer = await site.visit(`/naplata${step && `?step=${step}`}`, sentForm(fields, cookie));
    cookie = cookiesOf(answer.response, cookie);
    return answer;
  };
  const called = (name: string) => site.calls.filter(({ path }) => path.endsWith(name));
  return { open, send, called, calls: site.calls, visit: site.visit, cookie: () => cookie };
}

/** The same with the address step done. */
export async function afterAddress(answers?: Answers) {
  const checkout = await openCheckout(answers);
  expect((await checkout.send(typedAddress)).status).toBe(303);
  return checkout;
}

/** The same in front of the order button. */
export async function atPayment(answers: Answers = checkoutAnswers(delivered)) {
  const checkout = await afterAddress(answers);
  const { document } = await checkout.open('/naplata?step=payment');
  const hidden = Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')].map((input) => [
      input.name,
      input.value,
    ]),
  );
  const order = (fields: Record<string, string | string[]> = {}) =>
    checkout.send({ ...hidden, paymentMethodId: '1', ...fields }, 'payment');
  return { ...checkout, document, hidden, order };
}

export const textOf = (document: Document) =>
  document.querySelector('main')?.textContent?.replaceAll('\u00A0', ' ');
export const main = (document: Document) => document.querySelector('main') as HTMLElement;
export const step = (document: Document) =>
  document.querySelector('.stepper [aria-current=step]')?.textContent;
