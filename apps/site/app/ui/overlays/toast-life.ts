/** How a notice lives: by its length, or for a time of its own. */
export type ToastLife = 'message' | 'unhurried' | 'plain' | 'cart-updated' | 'undo';

/** Milliseconds a toast stays: 50 for each character of the shown text, 3 s for plain notices, 12 s when the cart
 * changed by itself (ERR-001, ERR-002, ERR-003), as long for one that can be undone: a press must find it. Where the
 * specification names no message it is as long as reading takes, and four seconds at least. */
export function toastLife(text: string, life: ToastLife = 'message'): number {
  if (life === 'plain') return 3000;
  if (life === 'cart-updated' || life === 'undo') return 12_000;
  if (life === 'unhurried') return Math.max(4000, 70 * [...text].length);
  return 50 * [...text].length;
}
