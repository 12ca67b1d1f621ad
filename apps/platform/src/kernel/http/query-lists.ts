import { Refusal } from '../refusal.ts';

/**
 * The query with its lists in one form, whichever of the usual ones they came in: `a=1&a=2`, `a[]=1&a[]=2` or
 * `a[0]=1&a[1]=2` (in the order of the numbers). Refuses a field that mixes them or has any other brackets, which would
 * otherwise be passed over as if nothing had been asked. `names` are the fields that are known.
 */
export function joinLists(
  query: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
): Record<string, unknown> {
  const joined: Record<string, unknown> = {};
  const numbered = new Map<string, Map<number, string>>();
  for (const [key, value] of Object.entries(query)) {
    const [name = '', ...rest] = key.split('[');
    const inside = rest.join('[');
    if (rest.length === 0 || !names.has(name)) joined[key] = value;
    else if (inside === ']' && !(name in query)) joined[name] = [value].flat();
    else if (/^\d{1,4}\]$/.test(inside) && typeof value === 'string') {
      const list = numbered.get(name) ?? new Map<number, string>();
      numbered.set(name, list);
      const index = Number.parseInt(inside, 10);
      if (list.has(index)) throw unclear(name);
      list.set(index, value);
    } else throw unclear(name);
  }
  for (const [name, list] of numbered) {
    if (name in joined) throw unclear(name);
    joined[name] = [...list].sort(([a], [b]) => a - b).map(([, value]) => value);
  }
  return joined;
}

const unclear = (path: string): Refusal =>
  new Refusal('validationFailed', {
    fields: [
      {
        path,
        kind: 'syntax',
        message: 'A list is sent as name=a&name=b, name[]=a&name[]=b or name[0]=a&name[1]=b.',
      },
    ],
  });
