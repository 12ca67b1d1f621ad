import { useText } from '../../i18n/use-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type PictureView, pictureOf } from '../media/picture-of.ts';

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
  picture: PictureView | null;
}

/** What is being bought, small: picture, name, options and amount. */
export function MiniItems({ items }: { items: readonly MiniItem[] }) {
  const { money } = useText();
  return (
    <ul className="mini-items">
      {items.map(({ id, name, lang, words, garan, row, picture }) => (
        <li key={id}>
          <Picture
            {...(picture ? pictureOf(picture, 'tile', '') : { src: null, width: 800, height: 800, alt: '' })}
            sizes="3.5rem"
            seed={name}
          />
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
