import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';

type BuyBarProps = {
  /** The row whose button buys: while that button is in view the bar is not needed. */
  row: RefObject<HTMLElement | null>;
  name: string;
  lang?: string;
  /** In whole units. */
  price: number;
  isBusy: boolean;
  /** Words of the button. */
  children: ReactNode;
};

/**
 * On phones: name, price and the button that buys, at the lower edge, while the button of the row is out of view. It stands
 * in the same form, so it sends the same. The page scrolls what has the focus clear of it (`scroll-padding`).
 */
export function BuyBar({ row, name, lang, price, isBusy, children }: BuyBarProps) {
  const { money } = useText();
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const button = row.current?.querySelector('button[type=submit]');
    if (!button || typeof IntersectionObserver === 'undefined') return;
    // What lies below the header, which stays at the upper edge, is out of view too.
    const header = document.querySelector('.header__bar')?.getBoundingClientRect().height ?? 0;
    const rootMargin = `-${Math.round(header)}px 0px 0px`;
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), {
      rootMargin,
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [row]);
  if (!isPast) return null;
  return (
    <div className="buy-bar">
      <p>
        <span lang={lang}>{name}</span>
        <b className="num">{money(price)}</b>
      </p>
      <Button tone="primary" type="submit" busy={isBusy}>
        {children}
      </Button>
    </div>
  );
}
