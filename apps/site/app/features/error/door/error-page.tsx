import { use } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { DocumentContext } from '#site/document/document-context.ts';
import { SearchForm } from '#site/features/search/door/search-form.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { DialogNote } from '#site/ui/error-state.tsx';
import { statusOf } from '../status-of.ts';

/** What a lost or failed page shows: what happened, the way home, and for faults the number of the request (ROUTE-052 to ROUTE-056). */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="container section">
      {statusOf(error) === 404 ? <NotFound /> : <Failed error={error} />}
    </div>
  );
}

function NotFound() {
  const { t } = useText();
  const title = t('core.notFound.title');
  return (
    <>
      <title>{title}</title>
      <DialogNote mark="404" title={title} actions={<HomeButton />} emptied>
        <p>{t('core.notFound.message')}</p>
        <SearchForm label={t('search.hereToo')} />
      </DialogNote>
    </>
  );
}

function Failed({ error }: { error: unknown }) {
  const { t } = useText();
  const { requestId } = use(DocumentContext);
  const title = t('errorPage.title');
  // A page that could not be fetched is no fault of the shop.
  const isOffline = globalThis.navigator?.onLine === false;
  const message = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  return (
    <>
      <title>{title}</title>
      <DialogNote mark={String(statusOf(error))} title={title} actions={<HomeButton />}>
        <p>{message || t(isOffline ? 'errorPage.offline' : 'error.somethingWentWrong')}</p>
        {requestId ? <p className="tiny faint">{t('errorPage.request', { id: requestId })}</p> : null}
      </DialogNote>
    </>
  );
}

function HomeButton() {
  const { t } = useText();
  const address = useAddress();
  return (
    <Link className="button button--primary" to={address('home')}>
      {t('core.notFound.home')}
    </Link>
  );
}
