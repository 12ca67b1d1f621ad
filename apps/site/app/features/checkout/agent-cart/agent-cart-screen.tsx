import type { AgentCartWords } from '@izlog/contract/agents/agent-cart-words';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { MiniItems } from '../mini-items.tsx';
import type { AgentCartView } from './agent-cart-view.ts';

/**
 * What an assistant put together, for the person it is for: what is in it, what it comes to now, and the button that puts it
 * into their own cart. Nothing happens by opening it; what is in their cart already stays unless they say otherwise.
 */
export function AgentCartScreen({ view, words }: { view: AgentCartView | undefined; words: AgentCartWords }) {
  const { t, money } = useText();
  const address = useAddress();
  if (!view)
    return (
      <CheckoutFrame>
        <div className="order-result">
          <h1>{words.gone}</h1>
          <p className="lead">{words.goneLead}</p>
          <p>
            <ButtonLink to={address('shop')}>{t('list.title')}</ButtonLink>
          </p>
        </div>
      </CheckoutFrame>
    );
  const { items, total, promotions, hasOwn, attempt } = view;
  return (
    <CheckoutFrame>
      <div className="stack stack--lg offer">
        <div className="stack">
          <h1>{words.title}</h1>
          <p className="soft">{words.lead}</p>
        </div>
        <MiniItems items={items} />
        <dl className="sums">
          {promotions.map(({ name, discount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(-discount)}</dd>
            </div>
          ))}
          <div className="is-total sums__total">
            <dt>{t('cart.total')}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
        <p className="small soft">
          {words.now} {words.delivery}
        </p>
        <form method="post" className="stack" aria-label={words.title}>
          <input type="hidden" name="attempt" value={attempt} />
          {hasOwn ? (
            <>
              <p>
                <strong>{words.own}</strong>
              </p>
              <Button type="submit" tone="primary" size="lg" name="own" value="add">
                {words.add}
              </Button>
              <Button type="submit" size="lg" name="own" value="replace">
                {words.replace}
              </Button>
              <ButtonLink to={address('cart')}>{words.retain}</ButtonLink>
            </>
          ) : (
            <Button type="submit" tone="primary" size="lg">
              {words.checkout}
            </Button>
          )}
        </form>
      </div>
    </CheckoutFrame>
  );
}
