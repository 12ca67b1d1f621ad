import { hasCartSession, refreshCart, shareCart } from './cart-store.ts';
import type { CartAnswer } from './cart-view.ts';

let sent = 0;
let newestAnswered = 0;
/** The wish that begins the cart. Others wait for it: each would begin a cart of its own, and all but one were lost. */
let beginning: Promise<unknown> | undefined;

/**
 * Sends a wish to the cart and takes over the answer. Returns undefined when nobody answered (no connection, a fault); a
 * cancelled wish throws the signal's reason and changes nothing.
 */
export async function sendCart(
  address: string,
  fields: FormData | Record<string, string>,
  signal?: AbortSignal,
): Promise<CartAnswer | undefined> {
  while (beginning) await beginning;
  const sending = send(address, fields instanceof FormData ? fields : formOf(fields), signal);
  if (!hasCartSession()) {
    const end = () => {
      beginning = undefined;
    };
    beginning = sending.then(end, end);
  }
  return sending;
}

async function send(
  address: string,
  body: FormData,
  signal: AbortSignal | undefined,
): Promise<CartAnswer | undefined> {
  sent += 1;
  const turn = sent;
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
