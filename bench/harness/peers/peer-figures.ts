/** What a peer does, in requests a second, and who it is. */
export interface PeerFigure {
  perSecond: number;
  who: string;
}

/*
 * The peers' own production builds: EverShop 2.2.1, Vendure 3.7.3, Medusa 2.21.2, Payload 3.90 on Next 16. Measured once, on two
 * cores with PostgreSQL 15, 10 connections and the generator on the same machine; of several days the best of each. They are not
 * installed for a benchmark: a machine that is faster or slower than that one tells too much or too little of ours.
 */
export const peerFigures = {
  /** HTML of a list from the server, nothing cached; at 1,000 products. */
  listPage: { perSecond: 32, who: 'EverShop' },
  productPage: { perSecond: 49, who: 'EverShop' },
  /** The best of all; at 10,000 products. */
  list: { perSecond: 92, who: 'EverShop' },
  listWithFilter: { perSecond: 140, who: 'Vendure' },
  facets: { perSecond: 82, who: 'Vendure' },
  product: { perSecond: 330, who: 'EverShop' },
  /** It hangs for good at 50 connections. */
  addToCart: { perSecond: 197, who: 'Payload' },
  addToCartBy50: { perSecond: 118, who: 'Vendure' },
} as const satisfies Record<string, PeerFigure>;
