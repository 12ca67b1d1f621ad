import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture, type PictureProps } from './pictures/picture.tsx';
import { Price, type PriceProps } from './price.tsx';
import { Tag } from './tag.tsx';

export type ProductCardProps = {
  href: string;
  name: string;
  /** What it is, in a few words: "Predložak, xlsx". */
  kind?: string | null;
  /** Language of name and kind where it is not the page's. */
  lang?: string;
  /** Without one a drawing stands in. */
  picture: CardPicture | null;
  /** Address of a further picture, shown while one points at the tile or its link has the focus. */
  second?: string;
  /** Colours in which it comes, with their number in words. */
  swatches?: { colours: readonly string[]; label: string };
  price: PriceProps;
  /** "−20 %", counted from the lowest price of 30 days, with the word read before it ("Popust"). */
  discount?: { text: string; prefix: string } | null;
  /** The heart; WishButton, in a form where it must work without scripts. */
  wish?: ReactNode;
  /** The footer: CardAction, CardLink or CardNote. */
  foot?: ReactNode;
  /** True for the cards seen first. */
  priority?: boolean;
  headingLevel?: 2 | 3;
};

type CardPicture = Omit<PictureProps, 'className' | 'priority' | 'seed'>;

/** A card is square and cuts off what is wider: so much wider the file must be. */
function sizesFor({ width, height }: Pick<PictureProps, 'width' | 'height'>): string {
  const wider = Math.max(1, Math.round((width / height) * 10) / 10);
  return `(width < 48rem) ${50 * wider}vw, (width < 64rem) ${33 * wider}vw, ${20 * wider}rem`;
}

/** At most so many colours are rendered; how many there are is put into words. */
const renderedColours = 6;

// A drawing, because a style attribute would need a hole in the content security policy.
function Swatches({ colours, label }: { colours: readonly string[]; label: string }) {
  const rendered = colours.slice(0, renderedColours);
  return (
    <svg
      className="pane__swatches"
      viewBox={`0 0 ${rendered.length * 16} 14`}
      width={rendered.length * 16}
      height="14"
      role="img"
      aria-label={label}
    >
      {rendered.map((colour, index) => (
        <circle key={colour} cx={index * 16 + 7} cy="7" r="6" fill={colour} />
      ))}
    </svg>
  );
}

/** The picture of the tile that is pressed grows into the one of the product's page, where the browser can do that. */
function namePicture({ currentTarget }: MouseEvent<HTMLElement>) {
  // The product's own picture has the name already.
  if (document.querySelector('.gallery__list')) return;
  for (const named of document.querySelectorAll<HTMLElement>('.pane__picture'))
    named.style.viewTransitionName = '';
  const picture = currentTarget.closest('.pane')?.querySelector<HTMLElement>('.pane__picture');
  if (picture) picture.style.viewTransitionName = 'product-picture';
}

/** One product of the grid (CATALOG-002): picture, kind, name, price and a footer that is the action. The name's link
 * covers the tile, so that the picture leads to the product too. */
export function ProductCard({
  href,
  name,
  kind,
  lang,
  picture,
  second,
  swatches,
  price,
  discount,
  wish,
  foot,
  priority,
  headingLevel = 3,
}: ProductCardProps) {
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
        <Picture sizes={sizesFor(still)} {...still} seed={name} priority={priority} />
        {second ? (
          <img className="pane__second" src={second} alt="" width={600} height={600} loading="lazy" />
        ) : null}
      </div>
      <div className="pane__body">
        <p className="pane__kind" lang={lang}>
          {kind}
        </p>
        <Heading className="pane__name" lang={lang}>
          <Link to={href} prefetch="intent" discover="none" viewTransition onClick={namePicture}>
            {name}
          </Link>
        </Heading>
        {swatches ? (
          <div>
            <Price {...price} />
            <Swatches {...swatches} />
          </div>
        ) : (
          <Price {...price} />
        )}
      </div>
      {wish}
      {foot}
    </li>
  );
}

/** Cards in a grid of 2, 3 and, where it stands alone on the page, 4 columns. */
export function Panes({ children, four, label }: { children: ReactNode; four?: boolean; label?: string }) {
  return (
    <ul className={four ? 'panes panes--4' : 'panes'} aria-label={label}>
      {children}
    </ul>
  );
}
