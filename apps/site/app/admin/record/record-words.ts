import { useMemo } from 'react';
import { type AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { AnyRow, ListLook, OwnLook } from './list-view.ts';

type Keys = Record<string, AdminKey>;

/**
 * The look of a record with its words, whose keys follow one rule: `brand.name` is what a field is called and
 * `brand.name.hint` stands below it, `redirect.status.301` is a choice and `issue.state.every` the one that narrows nothing,
 * `brand.name.wrong.taken` says why it was refused; `brand.group.maker` and `brand.group.maker.lead` stand above fields,
 * `brand.view.outsideEu` is a view, `brand.list.nothing` of the list, `brand.new` a new one. What has no text is not said.
 */
export function withWords(look: OwnLook, texts: object): ListLook {
  const { record, form } = look;
  if (record === undefined) return look as ListLook;
  const keys = keysOf(record, texts);
  return {
    ...look,
    // Its words are there now.
    record: undefined,
    words: { ...keys.list, new: keys.fields.new, ...look.words } as ListLook['words'],
    search: look.search ?? keys.list.search,
    fields: { ...keys.fields, ...look.fields },
    hints: { ...keys.hints, ...look.hints },
    every: { ...keys.every, ...look.every },
    legends: { ...keys.legends, ...look.legends },
    leads: { ...keys.leads, ...look.leads },
    views: { ...keys.views, ...look.views },
    choices: within(keys.choices, look.choices),
    faults: within(keys.faults, look.faults),
    to: look.to ?? (form && (({ id }: AnyRow) => ({ route: form, params: { id: String(id) } }))),
    used: look.used ?? usedIn(look),
  };
}

/** The same on a screen, in the texts of its reader. */
export function useLook(look: OwnLook): ListLook {
  const { texts } = useStaffText();
  return useMemo(() => withWords(look, texts), [look, texts]);
}

/** The keys of a record among all, by what they are for. */
function keysOf(record: string, texts: object) {
  const found = {
    list: {} as Keys,
    fields: {} as Keys,
    hints: {} as Keys,
    every: {} as Keys,
    legends: {} as Keys,
    leads: {} as Keys,
    views: {} as Keys,
    choices: {} as Record<string, Keys>,
    faults: {} as Record<string, Keys>,
  };
  const start = `${record}.`;
  for (const text of Object.keys(texts)) {
    if (!text.startsWith(start)) continue;
    const key = text.replace(/_(zero|one|two|few|many|other)$/, '') as AdminKey;
    const [name = '', part, more = ''] = key.slice(start.length).split('.');
    if (part === undefined) found.fields[name] = key;
    else if (name === 'list') found.list[part] = key;
    else if (name === 'view') found.views[part] = key;
    else if (name === 'group') found[more === 'lead' ? 'leads' : 'legends'][part] = key;
    else if (part === 'hint') found.hints[name] = key;
    else if (part === 'every') found.every[name] = key;
    else if (part === 'wrong') found.faults[name] = { ...found.faults[name], [more]: key };
    else found.choices[name] = { ...found.choices[name], [part]: key };
  }
  return found;
}

/** The words of values by field, and before them those that the look names itself. */
const within = <T>(
  by: Readonly<Record<string, Readonly<Record<string, T>>>>,
  own: Readonly<Record<string, Readonly<Record<string, T>> | undefined>> = {},
) => Object.fromEntries(Object.keys({ ...by, ...own }).map((name) => [name, { ...by[name], ...own[name] }]));

/** How many products have a record that products are narrowed by. */
const usedIn = ({ record, inProducts }: OwnLook): ListLook['used'] =>
  inProducts === undefined
    ? undefined
    : ({ id, products }: AnyRow) => ({
        count: Number(products),
        words: `${record}.used` as AdminKey,
        to: { route: 'adminProducts', query: { [inProducts]: String(id), state: 'every' } },
      });
