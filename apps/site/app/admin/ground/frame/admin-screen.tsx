import type { ReactNode } from 'react';

/**
 * A screen of the back office with its title, which is often a name: in letters that run the other way it turns round by
 * itself and nothing beside it, and at the end of that line what one can do beside looking. */
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
          <h1>
            <bdi>{title}</bdi>
          </h1>
          {acts}
        </div>
      ) : (
        <h1>
          <bdi>{title}</bdi>
        </h1>
      )}
      {children}
    </>
  );
}
