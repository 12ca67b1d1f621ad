/** Rooms that stand on floors: an arrow (an import, of a type too) goes down, or sideways where it closes no circle. */
export interface House {
  /** What its rooms are called in the sentences of the rules. */
  rooms: string;
  /** The name of the room that a file lies in, as the first group. */
  room: RegExp;
  /** The lowest floor first. */
  floors: readonly (readonly string[])[];
}

/** The services of the platform. The URLs keep its own names (`product`, `ecommerce`, …): a room is not a path. */
export const services: House = {
  rooms: 'services of the platform',
  room: /^apps\/platform\/src\/services\/([^/]+)\//,
  floors: [
    ['settings'],
    ['media', 'messaging', 'people', 'segments'],
    ['catalogue', 'pricing', 'inventory', 'companies', 'events'],
    ['search', 'content', 'extensions'],
    ['cart', 'promotions', 'editing', 'feeds'],
    ['orders'],
    ['law', 'woocommerce', 'agents'],
  ],
};

/** The back office: `ground` knows no record, `record` knows kinds of fields only, rooms know records. */
export const backOffice: House = {
  rooms: 'rooms of the back office',
  room: /^apps\/site\/app\/admin\/(?:rooms\/)?([^/]+)\//,
  floors: [
    ['ground'],
    ['record'],
    [
      ...[
        'bank',
        'cache',
        'carts',
        'catalogue',
        'comments',
        'consents',
        'coupons',
        'customers',
        'delivery',
        'e-invoices',
        'feeds',
        'extensions',
        'find',
      ],
      ...[
        'forms',
        'imports',
        'law',
        'login',
        'mails',
        'media',
        'member-cards',
        'orders',
        'payment',
        'products',
      ],
      ...[
        'promotions',
        'reports',
        'returns',
        'sales',
        'search-words',
        'security',
        'segments',
        'settings',
        'stock',
        'taxes',
      ],
      ...['team', 'webhooks', 'withdrawals'],
    ],
    ['dashboard', 'editing'],
    ['content', 'newsletter', 'redirects', 'templates'],
    ['log'],
    ['keys', 'proposals'],
  ],
};

/** The features of the storefront. */
export const features: House = {
  rooms: 'features of the storefront',
  room: /^apps\/site\/app\/features\/([^/]+)\//,
  floors: [
    ['accessibility', 'auth', 'consent', 'guarantee', 'member-card', 'withdrawal'],
    ['agents', 'cart', 'wishlist', 'visitor-forms'],
    ['blog', 'catalog', 'comments', 'events', 'orders'],
    ['account', 'cart-page', 'product', 'returns', 'reviews', 'search'],
    ['error', 'layout', 'sections'],
    ['checkout', 'pages'],
  ],
};

export const houses: readonly House[] = [services, backOffice, features];

/** The room of a house in which a file lies; undefined outside of it. */
export const roomOf = (house: House, path: string): string | undefined => house.room.exec(path)?.[1];

/**
 * Services whose tables name a row of a service above them, or of a neighbour that uses them: a foreign key is the
 * database's arrow. Only a `*.tables.ts` may draw it, and only to a `*.tables.ts`.
 */
export const foreignKeysUp: ReadonlyArray<readonly [from: string, to: string]> = [
  ['settings', 'media'],
  ['pricing', 'catalogue'],
  ['inventory', 'catalogue'],
];

/** Files side by side in one folder, and names that one service offers the others, at most. */
export const mostFiles = 30;
export const mostNames = 15;
