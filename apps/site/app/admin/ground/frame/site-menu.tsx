import type { JoinedAccount } from '@izlog/contract/user/joined/joined-accounts';
import { Form } from 'react-router';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { useStaffText } from './staff-text.tsx';

/** The other sites that the reader works for; one press leads there without a second login. Nothing for one site. */
export function SiteMenu({ siteName, sites }: { siteName: string; sites: readonly JoinedAccount[] }) {
  const { t } = useStaffText();
  if (sites.length === 0) return null;
  return (
    <details className="site-menu">
      <summary>
        <span className="vh">{t('joined.menu')}:</span> <span className="site-menu__name">{siteName}</span>{' '}
        <AnyIcon name="down" />
      </summary>
      <Form method="post" action="/_/site" reloadDocument className="site-menu__list">
        <ul className="plain" aria-label={t('joined.menu')}>
          {sites.map(({ id, site, email, address, isOpen }) => (
            <li key={id}>
              {isOpen ? (
                <button type="submit" name="id" value={id}>
                  <b>{site}</b> <span className="small soft">{email}</span>
                </button>
              ) : (
                <a href={`${address}/adminLogin`}>
                  <b>{site}</b> <span className="small soft">{t('joined.logInThere')}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </details>
  );
}
