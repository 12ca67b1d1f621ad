import type { ReactNode } from 'react';
import { type HeroCard, ShopHero } from '../../../ui/shop-hero.tsx';

type FrontSectionProps = {
  /** The `h1` of the page, with the id `labelledBy` names. */
  heading: ReactNode;
  labelledBy?: string;
  lead?: ReactNode;
  /** One primary button, at most one plain beside it, both large. */
  buttons?: ReactNode;
  panes: readonly HeroCard[];
  /** The first picture is as wide as the page. */
  isWide?: boolean;
};

/** How the home page opens: what we do, two ways in, and the shop window. */
export function FrontSection({ heading, labelledBy, lead, buttons, panes, isWide }: FrontSectionProps) {
  return (
    <section className="front" aria-labelledby={labelledBy}>
      <div className="front__intro container">
        {heading}
        <div className="front__say">
          {lead ? <div className="lead">{lead}</div> : null}
          {buttons ? <div className="row">{buttons}</div> : null}
        </div>
      </div>
      {panes.length > 0 ? (
        <div className="container">
          <ShopHero panes={panes} isWide={isWide} />
        </div>
      ) : null}
    </section>
  );
}
