import { CallError } from '@izlog/contract/client';
import { data } from 'react-router';

/** What a page throws when its address names nothing (ROUTE-052, ROUTE-054): the error page with status 404. */
export const notFound = () => data('This page could not be found', { status: 404, statusText: 'Not Found' });

/** Waits for a call; a platform that knows no such record makes it the 404 page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isUnknown(error)) throw notFound();
    throw error;
  }
}

/** Waits for a write: a record that is gone makes it the 404 page; what is wrong with what was sent is the form's to say. */
export async function writtenOrNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw notFound();
    throw error;
  }
}

/** Whether the platform knows no such record; what cannot even be a name (`/%00`) names none either. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.code === 'VALIDATION_FAILED');

/** Whether something thrown is the 404 page. */
export const isNotFound = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  (thrown.init as ResponseInit | null)?.status === 404;
