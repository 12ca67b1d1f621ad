import { Form, Link } from 'react-router';
import { useAddress } from '../../links/staff-addresses.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { filterOf } from './empty-filter.tsx';
import type { FilterProps } from './kind.ts';
import { queryOf } from './list-query.ts';
import type { FilterView, ListLook, ListView } from './list-view.ts';

type Props = { view: ListView; look: ListLook };

/** What narrows a list, as fields of a form that is sent to the address, and what does so now, to be taken away. */
export function ListFilters({ view, look }: Props) {
  const { t } = useStaffText();
  const all = useAddress()(look.route, view.params);
  const { filter, sort, filters, longestSearch } = view;
  const query = queryOf(filter, sort);
  const rare = filters.filter(({ isRare }) => isRare);
  // Phones fold them behind a button, so that what they narrow stands on the first screen.
  // What the tabs above the list say whole is not asked for twice.
  const tabbed = filters.find(({ name }) => name === look.tabbed);
  const usual = filters.filter((one) => !one.isRare && one !== tabbed);
  const used = usual.filter(({ params }) => params.some((name) => filter[name])).length;
  const isRareUsed = rare.some(({ params }) => params.some((name) => filter[name]));
  if (filters.length === 0 && longestSearch === null) return null;
  if (usual.length + rare.length === 0 && !(longestSearch !== null && look.search))
    return <Conditions view={view} look={look} />;
  return (
    <>
      <Form
        key={query.toString()}
        method="get"
        action={all}
        className="admin__filters"
        aria-label={t(look.words.filter ?? 'resource.conditions')}
      >
        {longestSearch !== null && look.search ? (
          <Field label={t(look.search)}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                name="search"
                maxLength={longestSearch}
                defaultValue={filter.search}
              />
            )}
          </Field>
        ) : null}
        {usual.length > 1 ? (
          <details className="admin__fold">
            <summary className="button">
              {t('resource.filters')} {used > 0 ? <span className="badge">{used}</span> : null}
            </summary>
            {usual.map((field) => (
              <Control key={field.name} {...{ field, view, look }} />
            ))}
          </details>
        ) : (
          usual.map((field) => <Control key={field.name} {...{ field, view, look }} />)
        )}
        {tabbed?.params.map((name) =>
          filter[name] ? <input key={name} type="hidden" name={name} value={filter[name]} /> : null,
        )}
        {sort ? <input type="hidden" name="sort" value={sort} /> : null}
        <p className="row">
          <Button type="submit">{t('log.show')}</Button>
        </p>
        {rare.length > 0 ? (
          <details className="admin__more" open={isRareUsed}>
            <summary className="link">{t('resource.moreFilters')}</summary>
            <div className="admin__filters">
              {rare.map((field) => (
                <Control key={field.name} {...{ field, view, look }} />
              ))}
            </div>
          </details>
        ) : null}
      </Form>
      <Conditions view={view} look={look} />
    </>
  );
}

function Control({ field, ...rest }: Props & { field: FilterView }) {
  const props = useFilterProps(rest)(field);
  const { Control: Own } = filterOf(field) ?? {};
  return Own ? <Own {...props} /> : null;
}

/** What narrows the list now; each goes by itself, and all of them together. */
function Conditions({ view, look }: Props) {
  const { t } = useStaffText();
  const all = useAddress()(look.route, view.params);
  const propsOf = useFilterProps({ view, look });
  const { filter, sort, filters } = view;
  const without = (names: readonly string[]) => {
    const query = queryOf(
      Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name))),
      sort,
    );
    return query.size > 0 ? `${all}?${query}` : all;
  };
  const used = filters.filter(({ params }) => params.some((name) => filter[name]));
  if (used.length === 0 && !filter.search) return null;
  return (
    <ul className="plain conditions" aria-label={t('resource.conditions')}>
      {filter.search ? (
        <Condition to={without(['search'])}>{t('content.quoted', { words: filter.search })}</Condition>
      ) : null}
      {used.map((field) => {
        const props = propsOf(field);
        const { Chosen } = filterOf(field) ?? {};
        return (
          <Condition key={field.name} to={without(field.params)}>
            {props.label} {Chosen ? <b>{<Chosen {...props} />}</b> : null}
          </Condition>
        );
      })}
      <li>
        <Link className="link" to={all}>
          {t('log.all')}
        </Link>
      </li>
    </ul>
  );
}

function Condition({ to, children }: { to: string; children: React.ReactNode }) {
  const { t } = useStaffText();
  return (
    <li>
      <Link className="chip" to={to} preventScrollReset>
        <span className="vh">{t('resource.remove')} </span>
        <span>{children}</span> <Icon name="close" />
      </Link>
    </li>
  );
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
