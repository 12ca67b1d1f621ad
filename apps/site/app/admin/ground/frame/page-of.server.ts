/** The page an address asks for; 1 for whatever is no number of a page. */
export function pageOf(url: URL): number {
  const page = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
