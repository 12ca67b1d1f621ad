import { agentCartWords } from '@izlog/contract/agents/agent-cart-words';
import { CallError } from '@izlog/contract/client';
import { takeAgentCart as takeEndpoint } from '@izlog/contract/ecommerce/cart/agent-cart';
import { fillText } from '@izlog/contract/texts/fill-text';
import { redirect } from 'react-router';
import { leaveFlash } from '#site/features/cart/door/cart-flash.server.ts';
import { openCart } from '#site/features/cart/door/open-cart.server.ts';
import { cartKeyOf, readCart } from '#site/features/cart/door/read-cart.server.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { textField } from '#site/kit/forms/read-form.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { findAgentCart } from './load-agent-cart.server.ts';

/** How many things that stayed out are named: the words travel in a cookie. */
const mostNamed = 8;

/**
 * Puts what an assistant put together into the visitor's own cart, which is opened where there is none, and leads on to the
 * checkout; where some of it is gone, to the cart, which says so.
 */
export async function takeAgentCart(context: SiteContext, link: string, form: FormData, request: Request) {
  const { language } = context;
  const back = redirect(pathTo('agentCart', { link }, language), { status: 303 });
  if (!(await findAgentCart(context, link))) return back;
  const attempt = textField(form, 'attempt');
  if (!/^[\w-]{36}$/.test(attempt)) return back;
  const known = await readCart(request, context);
  const session = (known.cart && known.session) ?? (await openCart(context));
  const replace = textField(form, 'own') === 'replace';
  try {
    const { leftOut } = await context.call(takeEndpoint, {
      ...cartKeyOf(session, context),
      link,
      attempt,
      replace,
    });
    if (leftOut.length === 0) return redirect(pathTo('checkout', {}, language), { status: 303 });
    const words = agentCartWords(language.code2);
    const names = leftOut
      .slice(0, mostNamed)
      .map(({ name, taken }) => (taken > 0 ? fillText(words.some, { name, count: String(taken) }) : name));
    const text = fillText(words.out, { names: names.join('; ') });
    leaveFlash(context, { act: 'agent', text, isGood: false });
    return redirect(pathTo('cart', {}, language), { status: 303 });
  } catch (error) {
    // It was taken back or ordered in the meantime: the page says what there is now.
    if (error instanceof CallError && error.status > 0 && error.status < 500) return back;
    throw error;
  }
}
