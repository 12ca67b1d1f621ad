import { Link } from 'react-router';
import { cachedFragment } from './cached-fragment.ts';

type Crumb = { name: string; href: string; lang?: string };

type BreadcrumbsProps = {
  label: string;
  trail: readonly Crumb[];
  here: string;
  /** Language of `here` where it is not the page's. */
  hereLang?: string;
};

/** The way from the home page to here; the last name is this page and leads nowhere. */
export const Breadcrumbs = (props: BreadcrumbsProps) => cachedFragment(Way, props);

function Way({ label, trail, here, hereLang }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <Link to={crumb.href} lang={crumb.lang}>
              {crumb.name}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={hereLang}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
