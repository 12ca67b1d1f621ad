import { isRouteErrorResponse } from 'react-router';

/** The status an error page is shown with: the error's own, or 500 (ROUTE-056). */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 ? status : 500;
}
