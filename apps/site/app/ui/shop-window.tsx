import { Link } from 'react-router';
import { Awning } from './awning.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export type WindowPane = {
  href: string;
  name: string;
  /** Formatted, with "od " where it is the lowest of several. */
  price?: string | null;
  picture: Omit<PictureProps, 'className' | 'priority' | 'seed'>;
};

/** The shop window: awning, up to five panes (one tall, four small), a plate with name and price under each. */
export function ShopWindow({ panes }: { panes: readonly WindowPane[] }) {
  return (
    <div className="window night">
      <Awning />
      <ul className="window__panes">
        {panes.slice(0, 5).map((pane, index) => (
          <li className="window__pane" key={pane.href}>
            <Picture
              sizes={index === 0 ? bigSizes : smallSizes}
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

const bigSizes = '(width < 48rem) 100vw, (width < 80rem) 45vw, 33rem';
const smallSizes = '(width < 48rem) 50vw, (width < 80rem) 33vw, 26rem';
