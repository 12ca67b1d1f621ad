import { layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { apiRequests } from '../harness/api-requests.ts';
import type { Bench } from '../harness/bench.ts';
import { freshChoices } from '../harness/catalogue-questions.ts';
import type { Figure } from '../harness/figure.ts';
import { cartCalls, fillCarts } from '../harness/filled-carts.ts';
import { listCases } from '../harness/list-cases.ts';
import { findShopPages } from '../harness/pages/shop-pages.ts';
import { type PeerFigure, peerFigures } from '../harness/peers/peer-figures.ts';
import { productPaths, productSlugs } from '../harness/peers/product-slugs.ts';
import { quartiles } from '../harness/quartiles.ts';
import { type Contender, race } from '../harness/race.ts';
import { startShop } from '../harness/shop.ts';
import { siteOf } from '../harness/stage.ts';
import { perSecond } from '../harness/units.ts';

/** One line: what is asked, of whom the figure beside it is, and how many times as much ours has to do. */
interface Line {
  what: string;
  peer: PeerFigure;
  atLeast: number;
  requests: Contender['requests'];
  connections?: number;
}

const products = 10_000;
/** Pages of products that nobody has seen yet, in a round. */
const addresses = 300;

/**
 * What other shops do, as it was measured once (`harness/peers/peer-figures.ts`), beside what ours does now: pages without the page
 * cache, lists by questions that differ, a product, an add to cart. One shop of 10,000 products answers all of it.
 */
export const peers: Bench = {
  name: 'peers',
  async run(stage) {
    const database = await stage.catalogue(products);
    const site = await siteOf(database);
    await using shop = await startShop({ database, dataDir: stage.dataDir, env: { PAGE_CACHE: 'false' } });
    const { list, product } = await findShopPages(shop.url);
    const many = products.toLocaleString('en');
    const slugs = (await productSlugs(database, site.id))['200 of many'];
    const paths = await productPaths(database, site.id, 8 * addresses);
    const carts = await fillCarts(database, site, { carts: 100, lines: 1 });
    const plain = await listCases(database, site, 0);
    const choices = await freshChoices(database, site, 240);
    const lines: Line[] = [
      {
        what: 'list page, nothing cached',
        peer: peerFigures.listPage,
        atLeast: 8,
        requests: [{ path: list }],
      },
      {
        what: 'product page, nothing cached',
        peer: peerFigures.productPage,
        atLeast: 6,
        requests: [{ path: product }],
      },
      {
        what: 'product page, nothing cached, each address once',
        peer: peerFigures.productPage,
        atLeast: 6,
        requests: (round) =>
          paths.slice(round * addresses, (round + 1) * addresses).map((path) => ({ path })),
      },
      {
        what: `list API, 12 of ${many}, ${plain.length} orders and pages`,
        peer: peerFigures.list,
        atLeast: 10,
        requests: apiRequests(site, productFilter, plain),
      },
      {
        what: `list API, 12 of ${many}, ${choices.length} choices of two filters`,
        peer: peerFigures.listWithFilter,
        atLeast: 10,
        requests: apiRequests(
          site,
          productFilter,
          choices.map(({ filters }, at) => ({ ...plain[at % plain.length], filters })),
        ),
      },
      {
        what: `facet counts of ${many}, ${choices.length} choices`,
        peer: peerFigures.facets,
        atLeast: 5,
        requests: apiRequests(site, layeredNavigation, choices),
      },
      {
        what: `product API, ${slugs.length} of ${many}`,
        peer: peerFigures.product,
        atLeast: 5,
        requests: apiRequests(
          site,
          productGet,
          slugs.map((slug) => ({ slug })),
        ),
      },
      {
        what: 'add to cart, 10 connections',
        peer: peerFigures.addToCart,
        atLeast: 5,
        requests: cartCalls(site, 'add', carts, 0),
      },
      {
        what: 'add to cart, 50 connections',
        peer: peerFigures.addToCartBy50,
        atLeast: 5,
        requests: cartCalls(site, 'add', carts, 0),
        connections: 50,
      },
    ];
    const figures: Figure[] = [];
    for (const { what, peer, atLeast, requests, connections = 10 } of lines) {
      const [rounds = []] = await race(stage.generator, [{ url: shop.url, pid: shop.pid, requests }], {
        connections,
        seconds: 1,
        rounds: stage.size === 'quick' ? 3 : 7,
      });
      const rates = rounds.map((round) => round.perSecond / peer.perSecond);
      const { low, middle, high } = quartiles(rates);
      figures.push({
        what,
        ours: perSecond(middle * peer.perSecond),
        yardstick: `${perSecond(peer.perSecond)} ${peer.who}`,
        ratio: middle.toFixed(2),
        goal: `≥ ${atLeast}`,
        holds: middle >= atLeast,
        spread: `${low.toFixed(2)}–${high.toFixed(2)} of ${rates.length}`,
      });
    }
    return figures;
  },
};
