import { type RefObject, use, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { prefixOf } from '#site/i18n/site-language.ts';
import { unitPriceWords } from '#site/i18n/unit-price-words.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { LanguageContext } from '#site/links/addresses.ts';
import { classNames } from '#site/ui/class-names.ts';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { Picture } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { Marked } from '../marked.tsx';
import type { HitView, SuggestionsView } from '../search-view.ts';

/** How long after the last key suggestions are asked for, in ms. */
const debounce = 150;

/** What the field hands over of its keys. */
export interface SuggestionKeys {
  /** True when the key was for the list, and the field shall do nothing with it. */
  press(key: string): boolean;
}

interface SuggestionsProps {
  text: string;
  keys: RefObject<SuggestionKeys | null>;
  isWide?: boolean;
  /** The list that the field controls and its active option; undefined when there is none. */
  onList: (list: { id: string; active?: string } | undefined) => void;
  onClose: () => void;
  /** Asks for all results. */
  onAll: () => void;
}

const groups = [
  { name: 'search.products', of: ['products'] },
  { name: 'search.productCategories', of: ['productCategories'] },
  { name: 'search.content', of: ['posts', 'pages'] },
  { name: 'search.events', of: ['events'] },
] as const;

/** What a visitor may mean, below the search field: a list box that the field moves through with the arrow keys. */
export function Suggestions({ text, keys, isWide, onList, onClose, onAll }: SuggestionsProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const id = useId();
  const view = useSuggestions(text);
  const [chosen, setChosen] = useState<{ of: SuggestionsView | undefined; index: number }>();
  // Other suggestions: nothing is chosen yet.
  const active = chosen?.of === view ? (chosen?.index ?? -1) : -1;
  const setActive = (index: number) => setChosen({ of: view, index });
  const shown = view && view.hits.length > 0 ? view : undefined;
  const hits = groups.flatMap(({ of }) =>
    (shown?.hits ?? []).filter(({ category }) => of.some((one) => one === category)),
  );
  const count = hits.length + 1;
  const optionId = (index: number) => `${id}-${index}`;
  const isOpen = shown !== undefined;

  useEffect(() => {
    onList(isOpen ? { id, active: active < 0 ? undefined : `${id}-${active}` } : undefined);
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    // Escape may come between a list that is rendered and this telling of it, and would then be notified first.
    return () => onList(undefined);
  }, [id, isOpen, active, onList]);

  const choose = (index: number) => {
    const hit = hits[index];
    onClose();
    if (hit) void navigate(hit.href);
    else onAll();
  };
  useImperativeHandle(keys, () => ({
    press(key) {
      if (!isOpen) return false;
      if (key === 'ArrowDown') setActive((active + 1) % count);
      else if (key === 'ArrowUp') setActive((active <= 0 ? count : active) - 1);
      else if (key === 'Escape') onClose();
      else if (key === 'Enter' && active >= 0) choose(active);
      else return false;
      return true;
    },
  }));
  if (!shown) return null;
  return (
    <>
      <div
        className={classNames('suggest', isWide && 'suggest--start')}
        id={id}
        role="listbox"
        aria-label={t('search.suggestions')}
        // The field keeps the focus, so that the list does not close before it was chosen from.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ name, of }) => {
          const own = hits.filter(({ category }) => of.some((one) => one === category));
          if (own.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
            <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
              <h3 id={`${id}-${name}`} role="presentation">
                {t(name)}
              </h3>
              {own.map((hit) => {
                const index = hits.indexOf(hit);
                return (
                  <Option
                    key={`${hit.category} ${hit.id}`}
                    id={optionId(index)}
                    hit={hit}
                    isActive={index === active}
                    onChoose={() => choose(index)}
                  />
                );
              })}
            </div>
          );
        })}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box */}
        <div role="group" aria-label={t('search.all', { query: text.trim() })}>
          <div
            className="suggest__item suggest__item--word"
            role="option"
            id={optionId(hits.length)}
            aria-selected={active === hits.length}
            tabIndex={-1}
            onClick={() => choose(hits.length)}
            onKeyDown={() => undefined}
          >
            <AnyIcon name="search" />
            <span>{t('search.all', { query: text.trim() })}</span>
            <small className="num">{shown.total}</small>
          </div>
        </div>
      </div>
      <span className="vh" role="status">
        {t('search.suggested', { count: hits.length })}
      </span>
    </>
  );
}

function Option({
  id,
  hit,
  isActive,
  onChoose,
}: {
  id: string;
  hit: HitView;
  isActive: boolean;
  onChoose: () => void;
}) {
  const text = useText();
  const { t, money } = text;
  const isProduct = hit.category === 'products';
  const picture = hit.picture && pictureOf(hit.picture, 'tile', '');
  return (
    <div
      className={classNames('suggest__item', !isProduct && 'suggest__item--word')}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      // Keys stay with the field: an option never has the focus.
      onKeyDown={() => undefined}
    >
      {isProduct ? (
        <Picture {...(picture ?? { width: 800, height: 800, alt: '' })} sizes="3rem" seed={hit.title} />
      ) : (
        <AnyIcon name={hit.category === 'productCategories' ? 'folder' : 'doc'} />
      )}
      <span lang={hit.lang}>
        <Marked title={hit.title} marks={hit.marks} />
        {isProduct && hit.line ? <small>{hit.line}</small> : null}
      </span>
      {hit.price ? (
        <b className="num">
          {hit.price.isFrom ? `${t('price.from')} ` : ''}
          {money(hit.price.price)}
          {hit.price.unit ? <small>{unitPriceWords(hit.price.unit, text)}</small> : null}
        </b>
      ) : null}
      {hit.total === null ? null : (
        <small className="num">{t('search.inCategory', { count: hit.total })}</small>
      )}
    </div>
  );
}

/** Suggestions for a text, a moment after the last key; an older answer never replaces a newer one. */
function useSuggestions(text: string): SuggestionsView | undefined {
  const prefix = prefixOf(use(LanguageContext));
  const [view, setView] = useState<SuggestionsView>();
  const latest = useRef('');
  useEffect(() => {
    const stop = new AbortController();
    latest.current = text;
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ search: text.trim() });
      try {
        const response = await fetch(`${prefix}/_/suggest?${query}`, { signal: stop.signal });
        if (response.ok && latest.current === text) setView((await response.json()) as SuggestionsView);
      } catch (error) {
        // Without a line there are no suggestions; the field still leads to the search page.
        if (!stop.signal.aborted) console.warn('No suggestions.', error);
      }
    }, debounce);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, prefix]);
  return view;
}
