/**
 * Where a browser says that it has drawn the page of a product from data it had (OFFICE-09); the front door counts it, and
 * nothing is told of who it was.
 */
export const action = () => new Response(null, { status: 204 });
