import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { splitView } from '#site/ui/split-view.tsx';
import type { SuggestionKeys } from './suggestions.tsx';

/** Without them one searches all the same. */
const Suggestions = splitView(async () => (await import('./suggestions.tsx')).Suggestions, {
  isDispensable: true,
});

interface SearchFormProps {
  label?: string;
  /** The text in the address. */
  value?: string;
  /** True on the search page: its results follow what is typed, and suggestions are as wide as the field. */
  isPage?: boolean;
  onText?: (text: string) => void;
  /** Instead of leading to the search page. */
  onSearch?: (text: string) => void;
}

/**
 * The search field; leads to the search page with what was typed, with or without scripts (SEARCH-010). With scripts it
 * suggests while one types (a combobox); the code for that comes with the first letter.
 */
export function SearchForm({ label, value = '', isPage, onText, onSearch }: SearchFormProps) {
  const { t } = useText();
  const address = useAddress();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [typed, setTyped] = useState('');
  const [list, setList] = useState<{ id: string; active?: string }>();
  useEffect(() => {
    // Back and forward bring their text along; what somebody is typing stays.
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);

  const close = () => {
    setTyped('');
    setList(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (keys.current?.press(event.key)) event.preventDefault();
  };
  return (
    <Form
      className="search-field"
      role="search"
      action={address('search')}
      aria-label={label}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onSubmit={(event) => {
        close();
        if (!onSearch) return;
        event.preventDefault();
        onSearch(input.current?.value ?? '');
      }}
    >
      <button className="search-field__go" type="submit" aria-label={t('search.go')}>
        <Icon name="search" />
      </button>
      <input
        ref={input}
        className="input"
        type="search"
        name="search"
        defaultValue={value}
        placeholder={t('search.title')}
        aria-label={label ?? t('search.title')}
        autoComplete="off"
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onText?.(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
      />
      {typed.trim().length > 1 ? (
        <Suggestions
          text={typed}
          keys={keys}
          isWide={isPage}
          onList={setList}
          onClose={close}
          onAll={() => input.current?.form?.requestSubmit()}
        />
      ) : null}
    </Form>
  );
}
