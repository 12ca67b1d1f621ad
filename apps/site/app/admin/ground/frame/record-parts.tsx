import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Icon } from '#site/ui/icons/icon.tsx';
import { useStaffText } from './staff-text.tsx';

type RecordHeadProps = {
  title: ReactNode;
  /** Beside the title: states in a word. */
  badges?: ReactNode;
  lead?: ReactNode;
  back: { to: string; name: string; place?: string };
  children?: ReactNode;
};

/** The head of a record's screen: the way back, what it is, what can be done. */
export function RecordHead({ title, badges, lead, back, children }: RecordHeadProps) {
  const { t } = useStaffText();
  return (
    <div className="head">
      <div>
        <nav className="head__path" aria-label={t('record.path')}>
          <Link to={back.to}>‹ {back.name}</Link>
          {back.place ? <span>{back.place}</span> : null}
        </nav>
        <h1>
          <bdi>{title}</bdi>
          {badges}
        </h1>
        {lead ? <p className="small soft">{lead}</p> : null}
      </div>
      {children ? <div className="head__acts">{children}</div> : null}
    </div>
  );
}

/** To the one before and the one after in the list that one came from. */
export function Pager({ before, after }: { before: string | null; after: string | null }) {
  const { t } = useStaffText();
  return (
    <nav className="pager" aria-label={t('record.neighbours')}>
      <Neighbour to={before} words={t('record.before')} icon="left" />
      <Neighbour to={after} words={t('record.after')} icon="right" />
    </nav>
  );
}

function Neighbour({ to, words, icon }: { to: string | null; words: string; icon: 'left' | 'right' }) {
  if (to === null)
    return (
      <span>
        <Icon name={icon} />
      </span>
    );
  return (
    <Link to={to} aria-label={words} rel={icon === 'left' ? 'prev' : 'next'}>
      <Icon name={icon} />
    </Link>
  );
}

/** A group of a record under its heading. */
export function Group({
  title,
  beside,
  children,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="group" aria-labelledby={id}>
      <header className="between">
        <h2 id={id}>{title}</h2>
        {beside ? <span className="small soft">{beside}</span> : null}
      </header>
      {children}
    </section>
  );
}

/** What is known, name and value side by side; rows without a value are left out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts-list">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
