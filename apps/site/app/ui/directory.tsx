import { Link } from 'react-router';

export type DirectoryEntry = {
  href: string;
  name: string;
  note?: string | null;
  count?: number | null;
  /** Language of name and note where it is not the page's. */
  lang?: string;
};

/** Categories as words and hairlines. `countLabel` is read before a number ("broj proizvoda"). */
export function Directory({
  entries,
  countLabel,
}: {
  entries: readonly DirectoryEntry[];
  countLabel: string;
}) {
  return (
    <ul className="directory">
      {entries.map((entry) => (
        <li key={entry.href}>
          <Link to={entry.href} prefetch="intent">
            <strong lang={entry.lang}>{entry.name}</strong>
            {entry.count ? (
              <b>
                <span className="vh">{countLabel} </span>
                {entry.count}
              </b>
            ) : null}
            {entry.note ? <span lang={entry.lang}>{entry.note}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
