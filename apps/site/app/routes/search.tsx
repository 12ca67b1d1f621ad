import { SearchForm } from '../features/layout/search-form.tsx';
import { loadPlainScreen } from '../features/plain/load-plain-screen.server.ts';
import { PlainScreen } from '../features/plain/plain-screen.tsx';
import { useText } from '../i18n/use-text.tsx';
import type { Route } from './+types/search';

export { meta } from '../seo/meta.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadPlainScreen(context, 'search', 'search.title');

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useText();
  return (
    <PlainScreen title={loaderData.seo.title}>
      <SearchForm label={t('search.hereToo')} />
    </PlainScreen>
  );
}
