import { Form } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAddress } from './addresses.ts';

/** The search field; leads to the search page with what was typed, with or without scripts. */
export function SearchForm({ label }: { label?: string }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <Form className="search-field" role="search" action={address('search')} aria-label={label}>
      <button className="search-field__go" type="submit" aria-label={t('search.go')}>
        <Icon name="search" />
      </button>
      <input
        className="input"
        type="search"
        name="search"
        placeholder={t('search.title')}
        aria-label={label ?? t('search.title')}
      />
    </Form>
  );
}
