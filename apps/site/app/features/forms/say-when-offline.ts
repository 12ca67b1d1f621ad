import { data } from 'react-router';
import type { FormAnswer } from './form-answer.ts';

interface Sending {
  request: Request;
  serverAction: () => Promise<unknown>;
}

/**
 * The client action of a screen with forms: when the server cannot be reached the form says so and keeps what was typed,
 * where the router would put the error page in the place of the whole screen. Answers of the server pass as they are.
 */
export async function sayWhenOffline({ request, serverAction }: Sending): Promise<unknown> {
  const form = String((await request.clone().formData()).get('form') ?? '');
  try {
    return await serverAction();
  } catch (error) {
    // A fetch that got no answer fails with a TypeError; redirects and refusals are thrown as something else.
    if (!(error instanceof TypeError)) throw error;
    return data<FormAnswer>({ form, isOffline: true }, { status: 503 });
  }
}
