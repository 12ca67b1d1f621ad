import { limits } from '@izlog/contract/limits';
import { type ChangeEvent, use, useEffect, useId, useRef, useState } from 'react';
import { prefixOf } from '#site/i18n/site-language.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { LanguageContext } from '#site/links/addresses.ts';
import { FieldError } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import type { BranchView, DeliveryMethodView } from '../checkout-view.ts';

interface BranchChoiceProps {
  method: DeliveryMethodView;
  chosenId: string | null;
  /** Words the list was found by, without scripts. */
  search: string;
  error: string | undefined;
}

/**
 * Where the parcel is fetched: a list to search, the nearest to the address first. Typing searches by itself; without
 * scripts the button beside the box does.
 */
export function BranchChoice({ method, chosenId, search, error }: BranchChoiceProps) {
  const { t } = useText();
  const id = useId();
  const [chosen, setChosen] = useState(chosenId);
  const { branches, total, isSearching, onSearch } = useBranchSearch(method, chosen);
  return (
    <div className="branches">
      <div className="field">
        <label htmlFor={`${id}-search`}>{t('checkout.branchSearch')}</label>
        <div className="inline-form">
          <TextInput
            id={`${id}-search`}
            type="search"
            name="q"
            defaultValue={search}
            autoComplete="off"
            maxLength={100}
            placeholder={t('checkout.branchSearchHint')}
            onChange={onSearch}
            onKeyDown={(event) => {
              // Enter searches (it does so anyway); it must not send the step.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <button type="submit" formMethod="get" formNoValidate className="button only-plain">
            {t('search.title')}
          </button>
        </div>
      </div>
      <fieldset aria-describedby={error ? `${id}-error` : undefined} aria-busy={isSearching || undefined}>
        <legend className="label">{t('checkout.branch')}</legend>
        {error ? (
          <FieldError id={`${id}-error`}>
            <span role="alert">{error}</span>
          </FieldError>
        ) : null}
        <div className="branches__list">
          {branches.map((branch, index) => (
            <label key={branch.id} className="check">
              <input
                type="radio"
                name={`branch.${method.id}`}
                value={branch.id}
                checked={chosen === branch.id}
                onChange={() => setChosen(branch.id)}
                aria-invalid={(error && index === 0) || undefined}
              />
              <span>
                <strong>{branch.name}</strong>
                {branch.line ? <span className="soft">, {branch.line}</span> : null}
                {branch.hours.length > 0 ? <span className="faint"> · {branch.hours.join('; ')}</span> : null}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="hint" role="status">
        {branches.length === 0
          ? t('checkout.noBranches')
          : t('checkout.branchesShown', { shown: branches.length, total })}
      </p>
    </div>
  );
}

/** The branches to show: the ones that came with the page, then those that the typed words find; the chosen one stays. */
function useBranchSearch({ id, branches: first, totalBranches }: DeliveryMethodView, chosen: string | null) {
  const path = `${prefixOf(use(LanguageContext))}/_/checkout/branches`;
  const [found, setFound] = useState<{ records: readonly BranchView[]; total: number }>();
  const [isSearching, setSearching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  const onSearch = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    request.current?.abort();
    timer.current = setTimeout(async () => {
      const asking = new AbortController();
      request.current = asking;
      setSearching(true);
      try {
        const query = new URLSearchParams({ method: String(id), q: value.trim() });
        const response = await fetch(`${path}?${query}`, { signal: asking.signal });
        if (response.ok) setFound(await response.json());
      } catch {
        // No connection, or newer words: the list stays as it was.
      } finally {
        if (request.current === asking) setSearching(false);
      }
    }, limits.searchDebounce);
  };

  const records = found?.records ?? first;
  const retained = [...first, ...(found?.records ?? [])].find((one) => one.id === chosen);
  const isListed = records.some((one) => one.id === chosen);
  const branches = retained && !isListed ? [retained, ...records] : records;
  return { branches, total: found?.total ?? totalBranches, isSearching, onSearch };
}
