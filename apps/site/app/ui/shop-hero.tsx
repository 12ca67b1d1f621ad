import { Link } from 'react-router';
import { Awning } from './pictures/awning.tsx';
import { Picture, type PictureProps } from './pictures/picture.tsx';

export type HeroCard = {
  href: string;
  name: string;
  /** Formatted, with "od " where it is the lowest of several. */
  price?: string | null;
  picture: Omit<PictureProps, 'className' | 'priority' | 'seed'>;
};

/**
 * The shop window: awning, up to five panes (one tall, four small), a plate with name and price under each. `isWide` where
 * the first one is as wide as the page and the others stand in a row.
 */
export function ShopHero({ panes, isWide = false }: { panes: readonly HeroCard[]; isWide?: boolean }) {
  const [big, small] = isWide ? wideSizes : frameSizes;
  return (
    <div className="window night">
      <Awning />
      <ul className="window__panes">
        {panes.slice(0, 5).map((pane, index) => (
          <li className="window__pane" key={pane.href}>
            <Picture
              sizes={index === 0 ? big : small}
              {...pane.picture}
              seed={pane.name}
              priority={index === 0}
            />
            <Link className="plate" to={pane.href} prefetch="intent">
              <span>{pane.name}</span> {pane.price ? <b>{pane.price}</b> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const frameSizes = [
  '(width < 48rem) 100vw, (width < 80rem) 45vw, 33rem',
  '(width < 48rem) 50vw, (width < 80rem) 33vw, 26rem',
] as const;
/** A pane that is higher than wide cuts off the sides of its picture: so much wider the file must be. */
const wideSizes = ['(width < 48rem) 150vw, 100vw', '(width < 48rem) 75vw, 35vw'] as const;
