import { searchSuggest } from '@izlog/contract/cms/search/search-suggest';
import { layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { apiRequests } from '../harness/api-requests.ts';
import type { Bench } from '../harness/bench.ts';
import { freshChoices, mistypedBeginnings } from '../harness/catalogue-questions.ts';
import { type Figure, limitFigure, ratioFigure } from '../harness/figure.ts';
import { quartiles } from '../harness/quartiles.ts';
import { type Contender, type Round, race } from '../harness/race.ts';
import { startShop } from '../harness/shop.ts';
import { siteOf } from '../harness/stage.ts';
import { milliseconds } from '../harness/units.ts';

const sizes = {
  quick: [1000, 10_000],
  usual: [1000, 10_000, 100_000],
  full: [1000, 10_000, 100_000, 500_000],
};
/** Different questions: more than are asked in all rounds, so that none is remembered. */
const questions = 20_000;

/**
 * Exact counts of all filters for choices that nobody made before, and suggestions for what is being typed with a slip:
 * one visitor at a time, so that the time is that of one answer. The curve over the sizes is the point.
 */
export const facetsAndSearch: Bench = {
  name: 'facets-and-search',
  async run(stage) {
    const counts = sizes[stage.size];
    const figures: Figure[] = [];
    for (const count of counts) {
      const database = await stage.catalogue(count);
      const site = await siteOf(database);
      await using shop = await startShop({ database, dataDir: stage.dataDir });
      const choices = await freshChoices(database, site, questions);
      const lists = choices.map((choice) => ({ ...choice, limit: 12, page: 1 }));
      const asked = {
        counts: apiRequests(site, layeredNavigation, choices),
        lists: apiRequests(site, productFilter, lists),
        suggestions: apiRequests(site, searchSuggest, mistypedBeginnings(questions)),
      };
      await untilIndexed(shop.url, asked.counts, count);
      const contenders: Contender[] = [asked.counts, asked.lists, asked.suggestions].map((requests) => ({
        url: shop.url,
        pid: shop.pid,
        requests,
      }));
      const [counted = [], listed = [], suggested = []] = await race(stage.generator, contenders, {
        connections: 1,
        seconds: 1,
        rounds: stage.size === 'quick' ? 3 : 5,
      });
      figures.push(...figuresOf(count, { counted, listed, suggested }));
    }
    return figures;
  },
};

function figuresOf(
  count: number,
  { counted, listed, suggested }: Record<'counted' | 'listed' | 'suggested', Round[]>,
): Figure[] {
  const size = count.toLocaleString('en');
  const p95 = (rounds: readonly Round[]) => rounds.map((round) => round.p95);
  const middle = (rounds: readonly Round[]) => quartiles(p95(rounds)).middle;
  return [
    ratioFigure(
      `facets of ${size}, fresh choice: p50 against the list of the choice`,
      counted.map((round) => round.p50),
      listed.map((round) => round.p50),
      { atMost: 10 },
      milliseconds,
    ),
    limitFigure(`facets of ${size}, fresh choice: p95`, middle(counted), 100, milliseconds),
    limitFigure(`search of ${size}, typing with a slip: p95`, middle(suggested), 60, milliseconds),
  ];
}

/** The first question makes the index; a shop answers from the database meanwhile. */
async function untilIndexed(
  url: string,
  requests: ReturnType<typeof apiRequests>,
  count: number,
): Promise<void> {
  const [first] = requests;
  if (!first) return;
  await fetch(url + first.path, { method: first.method, headers: first.headers, body: first.body });
  await new Promise((resolve) => setTimeout(resolve, 1000 + count / 10));
}
