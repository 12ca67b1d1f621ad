import { data } from 'react-router';

/** The id of a record in an address; 404 for what can be none. */
export function recordIdOf(text: string | undefined): number {
  const id = Number(/^[1-9]\d{0,14}$/.exec(text ?? '')?.[0]);
  if (!Number.isSafeInteger(id)) throw data(null, { status: 404 });
  return id;
}
