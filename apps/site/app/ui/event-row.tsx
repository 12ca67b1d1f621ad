import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type EventRowProps = {
  href: string;
  title: string;
  /** Language of the title where it is not the page's. */
  lang?: string;
  /** ISO date for machines, and the day and month as they are printed ("5.", "studenoga"). */
  date: { iso: string; day: string; month: string };
  /** Place, hours, seats left. */
  facts: readonly string[];
  /** Price as words, a struck former price included. */
  price?: ReactNode;
  /** The way in: a ButtonLink or a form. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** One event in a list one can scan by date. */
export function EventRow({ href, title, lang, date, facts, price, action, headingLevel = 3 }: EventRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="event">
      <time dateTime={date.iso}>
        <b>{date.day}</b>
        <span>{date.month}</span>
      </time>
      <Heading className="event__title" lang={lang}>
        <Link to={href}>{title}</Link>
      </Heading>
      <p className="event__meta">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <div className="event__end">
        {price ? <div className="num">{price}</div> : null}
        {action}
      </div>
    </li>
  );
}

/** The list the rows stand in. */
export function Events({ children }: { children: ReactNode }) {
  return <ul className="events">{children}</ul>;
}
