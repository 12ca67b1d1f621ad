import { notFound } from '../platform-client/not-found.ts';

/** Addresses nobody has: the error page with status 404, inside the site's layout (ROUTE-052). */
export function loader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
