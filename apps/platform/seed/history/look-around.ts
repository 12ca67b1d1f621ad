import type { Ctx } from '#platform/kernel/context.ts';
import { visitCounts } from '#platform/kernel/counts/visit-counts.ts';

/** What visitors of the demonstration look for, and one thing that it does not have. */
const words = ['planer', 'bilježnica', 'čestitka', 'olovka', 'papir', 'omot', 'kuverte', 'globus'];

/**
 * What others did in the shop about when somebody bought: most who look put nothing into a cart, and most carts stay where
 * they are. It follows from the minute alone, so that the orders stay those of their seed.
 */
export async function lookAround({ held, db, site, language, now }: Ctx): Promise<void> {
  const counts = held.get(visitCounts);
  const minute = Math.floor(now.getTime() / 60_000);
  const times = (count: number, act: (time: number) => void) => {
    for (let time = 0; time < count; time++) act(time);
  };
  times(18 + (minute % 23), () => counts.add(site.id, 'product'));
  times(minute % 4, () => counts.add(site.id, 'cart'));
  times(minute % 2, () => counts.add(site.id, 'checkout'));
  times(1 + (minute % 5), (time) => {
    const word = words[(minute * (time + 1)) % words.length] ?? '';
    counts.add(site.id, 'search', `${language} ${word}`);
    if (word === 'globus') counts.add(site.id, 'missed', `${language} ${word}`);
  });
  await counts.flush(db, now);
}
