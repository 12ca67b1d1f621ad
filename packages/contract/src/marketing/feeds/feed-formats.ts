/** The formats that come with the program; an extension may add others (`FeedWriter`). */
export const feedFormats = ['google', 'meta', 'jeftinije', 'nabava', 'glami', 'acp'] as const;

/** `waiting`: its first file is being made; `fails`: the newest could not be made, the one before it is still served. */
export const feedStates = ['works', 'waiting', 'fails', 'off'] as const;

/** Pieces that may go into a feed: what can be ordered, what is at hand, or also what is sold out. */
export const feedStocks = ['orderable', 'inStock', 'any'] as const;
