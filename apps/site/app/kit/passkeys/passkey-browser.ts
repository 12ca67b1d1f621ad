import type { MessageKey } from '#site/i18n/messages.ts';

/** What the site's server answers about passkeys. */
type PasskeyAnswer = Refused | { challenge: string; options: Record<string, unknown>; to: string };

/** Sends a step of a passkey to the site's server. Throws a TypeError when it cannot be reached. */
async function askForPasskey(path: string, fields: Record<string, string>): Promise<PasskeyAnswer> {
  // The page's language goes along, so that a refusal comes in it.
  const language = document.documentElement.lang;
  const body = new URLSearchParams({ ...fields, language });
  const response = await fetch(path, { method: 'POST', body });
  if (!response.headers.get('content-type')?.includes('json')) throw new Error(`status ${response.status}`);
  return (await response.json()) as PasskeyAnswer;
}

interface Refused {
  refusal: string;
  asksProof?: boolean;
}

/** Logs in by passkey through the steps at `path` and goes where they lead; returns what they refused. */
export async function logInByPasskey(path: string, from: string): Promise<Refused | undefined> {
  const begun = await askForPasskey(path, { act: 'begin' });
  if ('refusal' in begun) return begun;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON: begun.options as never });
  const { challenge } = begun;
  const done = await askForPasskey(path, {
    act: 'finish',
    challenge,
    response: JSON.stringify(response),
    from,
  });
  if ('refusal' in done) return done;
  window.location.assign(done.to);
  return undefined;
}

/** Has the browser make a passkey and keeps it through the steps at `path`; returns what they refused. */
export async function addPasskey(
  path: string,
  [begin, finish]: readonly [string, string],
  { name, password }: { name: string; password: string },
): Promise<Refused | undefined> {
  const begun = await askForPasskey(path, { act: begin, password });
  if ('refusal' in begun) return begun;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: begun.options as never });
  const { challenge } = begun;
  const done = await askForPasskey(path, { act: finish, challenge, name, response: JSON.stringify(made) });
  return 'refusal' in done ? done : undefined;
}

/** Whether this browser knows passkeys at all; it does so on safe connections only. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Words for what went wrong in the browser: given up, known already, not reachable, or anything else. */
export function passkeyProblem(error: unknown): MessageKey {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'passkey.known';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey.cancelled';
  if (error instanceof TypeError) return 'passkey.offline';
  console.warn('A passkey did not work.', error);
  return 'passkey.failed';
}
