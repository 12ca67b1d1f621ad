// What screens are made of, behind the frame's own styles (layout.tsx) and before those of a room.
import '#site/kit/forms/forms.css';
import '#site/admin/ground/frame/record.css';
import '#site/admin/record/resource.css';
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
