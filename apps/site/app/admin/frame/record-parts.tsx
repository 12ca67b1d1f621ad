import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
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
          {title}
          {badges}
        </h1>
        {lead ? <p className="small soft">{lead}</p> : null}
      </div>
      {children ? <div className="head__acts">{children}</div> : null}
    </div>
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
