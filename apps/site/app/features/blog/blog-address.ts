/** The address of a page of the list of posts at `path`; the first has no number. */
export const blogAddress = (path: string, page: number): string =>
  page === 1 ? path : `${path}?page=${page}`;
