import type { ReactNode } from 'react';

/** A screen of the back office with its title, and at the end of that line what one can do beside looking. */
export function AdminScreen({
  title,
  acts,
  children,
}: {
  title: string;
  acts?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {acts ? (
        <div className="admin__head">
          <h1>{title}</h1>
          {acts}
        </div>
      ) : (
        <h1>{title}</h1>
      )}
      {children}
    </>
  );
}
