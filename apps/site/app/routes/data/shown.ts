/**
 * Where a browser says that it has rendered the page of a product from data it had (OFFICE-09); the front door counts it, and
 * nothing is said of who it was.
 */
export const action = () => new Response(null, { status: 204 });
