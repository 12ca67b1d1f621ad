import type { EndpointInput } from '@izlog/contract/endpoint';
import type { layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import type { Site } from '@izlog/platform/kernel/context';
import pg from 'pg';

type Choice = EndpointInput<typeof layeredNavigation>;

/** Numbers that look random and are the same each time. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/**
 * Choices in the filters of a generated catalogue that nobody made before, so that no answer to them is remembered: two
 * attributes with about half of their choices each, which about a fifth to a quarter of the products pass.
 */
export async function freshChoices(connectionString: string, site: Site, count: number): Promise<Choice[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ code: string; values: string[] }>(
    `select a.code, array_agg(v.id::text order by v.id) as values
     from attributes a join attribute_values v on v.attribute_id = a.id
     where a.site_id = $1 and a.code like 'bench-%' group by a.code order by a.code`,
    [site.id],
  );
  await client.end();
  const dice = createDice(7);
  const filter = (at: number) => {
    const { code = '', values = [] } = rows[at] ?? {};
    const chosen = values.filter(() => dice(10) < 4 + dice(3));
    return { key: code, value: (chosen.length > 0 ? chosen : values.slice(0, 4)).map(Number) };
  };
  return Array.from({ length: count }, () => {
    const first = dice(rows.length);
    const second = (first + 1 + dice(rows.length - 1)) % rows.length;
    return { filters: [filter(first), filter(second)] };
  });
}

/** Words of the generated names, mistyped. */
const slips = [
  'kosulj',
  'ksoulja',
  'bilježncia',
  'planre',
  'pirručnik',
  'šaliac',
  'tobra',
  'predlžak',
  'kalednar',
  'žlcia',
];
const rests = ['', ' pl', ' plava', ' za ur', ' mala', ' od lana', ' djakova', ' bateri'];

/** What visitors have typed so far, with a slip in the first word. */
export function mistypedBeginnings(count: number): { query: string }[] {
  const dice = createDice(11);
  return Array.from({ length: count }, () => {
    const number = 1 + dice(900);
    const slip = slips[dice(slips.length)] ?? '';
    const rest = rests[dice(rests.length)] ?? '';
    return { query: dice(2) === 0 ? `${slip}${rest}` : `${slip}${rest} ${number}` };
  });
}
