import type { ReactNode } from 'react';
import { AnyIcon, type AnyIconName } from '../../../ui/icons/any-icon.tsx';
import { Picture, type PictureProps } from '../../../ui/pictures/picture.tsx';
import { SectionFrame } from './section-frame.tsx';

export type Card = {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  icon?: AnyIconName | null;
  picture?: Omit<PictureProps, 'className'> | null;
  /** A link on. */
  more?: ReactNode;
};

type CardsSectionProps = {
  heading?: ReactNode;
  labelledBy?: string;
  intro?: ReactNode;
  cards: readonly Card[];
  /** The heading of the section is that of the page: its cards have the next level. */
  isFirst?: boolean;
};

/** Several equal things side by side under one ink rule, parted by space, not by boxes. */
export function CardsSection({ heading, labelledBy, intro, cards, isFirst }: CardsSectionProps) {
  const Title = isFirst ? 'h2' : 'h3';
  return (
    <SectionFrame labelledBy={labelledBy}>
      {heading || intro ? (
        <div className="section__intro">
          {heading}
          {intro ? <div className="lead">{intro}</div> : null}
        </div>
      ) : null}
      <ul className="cards">
        {cards.map((card) => (
          <li className="card" key={card.id}>
            {card.picture ? <Picture sizes="(width < 48rem) 100vw, 26rem" {...card.picture} /> : null}
            {card.icon ? <AnyIcon name={card.icon} /> : null}
            <Title className="card__title">{card.title}</Title>
            {card.text ? <div className="soft small">{card.text}</div> : null}
            {card.more}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
