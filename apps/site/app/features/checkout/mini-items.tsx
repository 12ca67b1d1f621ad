import type { ComponentProps } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { ItemPicture } from '#site/ui/pictures/item-picture.tsx';

export interface MiniItem {
  id: number;
  name: string;
  /** Language of its name where it is not the page's (I18N-016). */
  lang?: string;
  /** Options and quantity on one line. */
  words: string;
  /** The GARAN label on one line. */
  garan?: string | null;
  /** Whole units of the shop's currency. */
  row: number;
  picture: ComponentProps<typeof ItemPicture>['picture'];
}

/** What is being bought, small: picture, name, options and amount. */
export function MiniItems({ items }: { items: readonly MiniItem[] }) {
  const { money } = useText();
  return (
    <ul className="mini-items">
      {items.map(({ id, name, lang, words, garan, row, picture }) => (
        <li key={id}>
          <ItemPicture picture={picture} name={name} />
          <p>
            <strong lang={lang}>{name}</strong>
            <span>{words}</span>
            {garan ? <span>{garan}</span> : null}
          </p>
          <b className="num">{money(row)}</b>
        </li>
      ))}
    </ul>
  );
}
