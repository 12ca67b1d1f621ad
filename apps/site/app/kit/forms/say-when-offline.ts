import { data, isRouteErrorResponse } from 'react-router';
import type { FormAnswer } from './form-answer.ts';

interface Sending {
  request: Request;
  serverAction: () => Promise<unknown>;
}

/**
 * The client action of a screen with forms: when the server cannot be reached or fails, the form says so and keeps what was
 * typed, where the router would put the error page in the place of the whole screen. Answers of the server pass as they are.
 */
export async function sayWhenOffline({ request, serverAction }: Sending): Promise<unknown> {
  const form = String((await request.clone().formData()).get('form') ?? '');
  try {
    return await serverAction();
  } catch (error) {
    if (!isFault(error)) throw error;
    // A fetch that got no answer fails with a TypeError.
    const why = error instanceof TypeError ? { isOffline: true as const } : { isFailed: true as const };
    return data<FormAnswer>({ form, ...why }, { status: 503 });
  }
}

/** Redirects and refusals are thrown too. A server behind another that is away answers with an error of its own. */
const isFault = (error: unknown): boolean =>
  isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
