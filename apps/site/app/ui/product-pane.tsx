import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture, type PictureProps } from './picture.tsx';
import { Price, type PriceProps } from './price.tsx';
import { Tag } from './tag.tsx';

export type ProductPaneProps = {
  href: string;
  name: string;
  /** What it is, in a few words: "Predložak, xlsx". */
  kind?: string | null;
  /** Language of name and kind where it is not the page's. */
  lang?: string;
  /** Without one a drawing stands in. */
  picture: PaneStill | null;
  price: PriceProps;
  /** "−20 %", counted from the lowest price of 30 days, with the word read before it ("Popust"). */
  discount?: { text: string; prefix: string } | null;
  /** The heart; PaneWish, in a form where it must work without scripts. */
  wish?: ReactNode;
  /** The foot: PaneAction, PaneLink or PaneNote. */
  foot?: ReactNode;
  /** True for the panes one sees first. */
  priority?: boolean;
  headingLevel?: 2 | 3;
};

type PaneStill = Omit<PictureProps, 'className' | 'priority' | 'seed'>;

const paneSizes = '(width < 48rem) 50vw, (width < 64rem) 33vw, 20rem';

/** One product on the shelf (CATALOG-002): picture, kind, name, price and a foot that is the action. The name's link
 * covers the tile, so that the picture leads to the product too. */
export function ProductPane({
  href,
  name,
  kind,
  lang,
  picture,
  price,
  discount,
  wish,
  foot,
  priority,
  headingLevel = 3,
}: ProductPaneProps) {
  const Heading = `h${headingLevel}` as const;
  const still = picture ?? { src: null, width: 800, height: 800, alt: '' };
  return (
    <li className="pane">
      <div className="pane__picture">
        {discount ? (
          <Tag className="pane__tag" prefix={discount.prefix}>
            {discount.text}
          </Tag>
        ) : null}
        <Picture sizes={paneSizes} {...still} seed={name} priority={priority} />
      </div>
      <div className="pane__body">
        <p className="pane__kind" lang={lang}>
          {kind}
        </p>
        <Heading className="pane__name" lang={lang}>
          <Link to={href} prefetch="intent" discover="none">
            {name}
          </Link>
        </Heading>
        <Price {...price} />
      </div>
      {wish}
      {foot}
    </li>
  );
}

/** The shelf: panes in a grid of 2, 3 and, where it stands alone on the page, 4 columns. */
export function Panes({ children, four, label }: { children: ReactNode; four?: boolean; label?: string }) {
  return (
    <ul className={four ? 'panes panes--4' : 'panes'} aria-label={label}>
      {children}
    </ul>
  );
}
