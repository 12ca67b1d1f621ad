import { Form, Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { filterOf } from './empty-filter.tsx';
import type { FilterProps } from './kind.ts';
import { queryOf } from './list-query.ts';
import type { FilterView, ListLook, ListView } from './list-view.ts';
import { useFolding } from './use-folding.ts';

type Props = { view: ListView; look: ListLook };

/**
 * What narrows a list: words to look for, and chips. A dashed one opens and asks, one that narrows now can be changed or
 * removed; all is a form that is sent to the address, and works without scripts.
 */
export function ListFilters({ view, look }: Props) {
  const { t } = useStaffText();
  const all = useAddress()(look.route, view.params);
  const form = useFolding();
  const { filter, sort, filters, longestSearch } = view;
  const query = queryOf(filter, sort);
  const isUsed = ({ params }: FilterView) => params.some((name) => filter[name]);
  // What the tabs above the list say whole is not asked for twice.
  const tabbed = filters.find(({ name }) => name === look.tabbed);
  const asked = filters.filter((one) => one !== tabbed || isUsed(one));
  const chips = asked.filter((one) => !one.isRare || isUsed(one));
  const rare = asked.filter((one) => !chips.includes(one));
  const hasSearch = longestSearch !== null && look.search !== undefined;
  const isNarrowed = Boolean(filter.search) || filters.some(isUsed);
  if (asked.length === 0 && !hasSearch) return null;
  return (
    <Form
      key={query.toString()}
      ref={form}
      method="get"
      action={all}
      className="toolbar"
      aria-label={t(look.words.filter ?? 'resource.conditions')}
    >
      {hasSearch ? (
        <p className="toolbar__search">
          <Icon name="search" />
          <TextInput
            type="search"
            name="search"
            aria-label={t(look.search ?? 'resource.conditions')}
            placeholder={t(look.search ?? 'resource.conditions')}
            data-most={longestSearch}
            defaultValue={filter.search}
          />
          <Button type="submit">{t('log.show')}</Button>
        </p>
      ) : null}
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <div className="conditions">
        {filter.search ? (
          <div>
            <Link className="chip" to={addressOf(all, view, ['search'])} preventScrollReset>
              <span className="vh">{t('resource.remove')} </span>
              <span>{t('content.quoted', { words: filter.search })}</span> <Icon name="close" />
            </Link>
          </div>
        ) : null}
        {chips.map((field) => (
          <div key={field.name}>
            <Facet {...{ field, view, look }} isSet={isUsed(field)} />
          </div>
        ))}
        {rare.length > 0 ? (
          <div>
            <details className="facet" name="facets">
              <summary>
                <Icon name="plus" /> {t('resource.moreFilters')}
              </summary>
              <div className="facet__panel facet__panel--wide">
                {rare.map((field) => (
                  <Control key={field.name} {...{ field, view, look }} />
                ))}
                <Button type="submit">{t('log.show')}</Button>
              </div>
            </details>
          </div>
        ) : null}
        {isNarrowed ? (
          <div>
            <Link className="link" to={all}>
              {t('log.all')}
            </Link>
          </div>
        ) : null}
      </div>
    </Form>
  );
}

/** What of the address narrows nothing because nobody can mean it, and what is listed therefore. */
export function PassedOver({ view, look }: Props) {
  const { t } = useStaffText();
  const all = useAddress()(look.route, view.params);
  const { filter, passedOver = [] } = view;
  if (passedOver.length === 0) return null;
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <Note tone="offer">
      {passedOver.map(({ name, text }) => (
        <p key={`${name} ${text}`}>
          {t('resource.passedOver', {
            name: name === 'search' && look.search ? t(look.search) : wordsOf(look, name, t),
            text,
          })}
        </p>
      ))}
      <p>
        {t(isNarrowed ? 'resource.passedOverOthers' : 'resource.passedOverAll')}{' '}
        <Link className="link" to={addressOf(all, view, [])} preventScrollReset>
          {t('resource.passedOverEnd')}
        </Link>
      </p>
    </Note>
  );
}

/** One thing that may narrow the list. What can only be asked for or not is one press. */
function Facet({ field, view, look, isSet }: Props & { field: FilterView; isSet: boolean }) {
  const { t } = useStaffText();
  const all = useAddress()(look.route, view.params);
  const props = useFilterProps({ view, look })(field);
  const { Chosen, press } = filterOf(field) ?? {};
  const [param = ''] = field.params;
  if (press !== undefined && !isSet)
    return (
      <Link
        className="facet__press"
        to={`${all}?${queryOf({ ...view.filter, [param]: press }, view.sort)}`}
        preventScrollReset
      >
        <Icon name="plus" /> {props.label}
      </Link>
    );
  return (
    <div className="facet-box" data-set={isSet || undefined}>
      {press === undefined ? (
        <details className="facet" name="facets">
          <summary>
            {isSet ? null : <Icon name="plus" />} {props.label}{' '}
            {isSet && Chosen ? <b>{<Chosen {...props} />}</b> : null}
          </summary>
          <div className="facet__panel">
            <Control {...{ field, view, look }} />
            <Button type="submit">{t('log.show')}</Button>
          </div>
        </details>
      ) : (
        <span className="facet__said">
          {props.label}
          <input type="hidden" name={param} value={press} />
        </span>
      )}
      {isSet ? (
        <Link className="facet__end" to={addressOf(all, view, field.params)} preventScrollReset>
          <span className="vh">
            {t('resource.remove')} {props.label} {Chosen ? <Chosen {...props} /> : null}
          </span>
          <Icon name="close" />
        </Link>
      ) : null}
    </div>
  );
}

function Control({ field, ...rest }: Props & { field: FilterView }) {
  const props = useFilterProps(rest)(field);
  const { Control: Own } = filterOf(field) ?? {};
  return Own ? <Own {...props} /> : null;
}

/** The list without some of what narrows it. */
function addressOf(all: string, { filter, sort }: ListView, without: readonly string[]): string {
  const query = queryOf(
    Object.fromEntries(Object.entries(filter).filter(([name]) => !without.includes(name))),
    sort,
  );
  return query.size > 0 ? `${all}?${query}` : all;
}

function useFilterProps({ view, look }: Props) {
  const { t } = useStaffText();
  return (field: FilterView): FilterProps => ({
    field,
    label: wordsOf(look, field.name, t),
    texts: field.params.map((name) => view.filter[name] ?? ''),
    look,
    options: view.options,
  });
}

function wordsOf({ fields }: ListLook, name: string, t: ReturnType<typeof useStaffText>['t']): string {
  const key = fields[name];
  return key ? t(key) : name;
}
