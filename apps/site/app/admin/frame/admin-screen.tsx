import type { ReactNode } from 'react';

/** A screen of the back office with its title. */
export function AdminScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      {children}
    </>
  );
}
