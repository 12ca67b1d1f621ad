import { refreshCart, shareCart } from './cart-store.ts';
import type { CartAnswer } from './cart-view.ts';

let sent = 0;
let newestAnswered = 0;

/**
 * Sends a wish to the cart and takes over the answer. Gives undefined when nobody answered (no connection, a fault); a
 * cancelled wish throws the signal's reason and changes nothing.
 */
export async function sendCart(
  address: string,
  fields: FormData | Record<string, string>,
  signal?: AbortSignal,
): Promise<CartAnswer | undefined> {
  sent += 1;
  const turn = sent;
  const body = fields instanceof FormData ? fields : formOf(fields);
  let answer: CartAnswer | undefined;
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      signal,
      headers: { accept: 'application/json' },
    });
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      answer = (await response.json()) as CartAnswer;
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (!(error instanceof TypeError)) throw error;
  }
  if (answer && answer.cart !== undefined) {
    if (turn > newestAnswered) {
      newestAnswered = turn;
      shareCart(answer.cart);
    } else {
      // A wish that was sent later was answered before: which cart is the newer one only the shop knows.
      await refreshCart(address.replace(/\/\w+$/, ''));
    }
  }
  return answer;
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
