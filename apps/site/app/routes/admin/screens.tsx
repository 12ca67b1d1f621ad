import { isRouteErrorResponse, Outlet } from 'react-router';
import { NoRight } from '#site/admin/ground/frame/no-right.tsx';
import { ErrorPage } from '#site/features/error/door/error-page.tsx';
import type { Route } from './+types/screens';

export default function AdminScreens() {
  return <Outlet />;
}

/** What fails keeps the frame of the back office, so that one can go on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.data === 'noRight' ? <NoRight /> : <ErrorPage error={error} />;
}
