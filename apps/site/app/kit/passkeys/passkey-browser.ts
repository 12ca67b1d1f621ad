import type { MessageKey } from '#site/i18n/messages.ts';

/** What the site's server answers about passkeys. */
export type PasskeyAnswer =
  | { refusal: string; asksProof?: boolean }
  | { challenge: string; options: Record<string, unknown>; to: string };

/** Sends a step of a passkey to the site's server. Throws a TypeError when it cannot be reached. */
export async function askForPasskey(path: string, fields: Record<string, string>): Promise<PasskeyAnswer> {
  // The page's language goes along, so that a refusal comes in it.
  const language = document.documentElement.lang;
  const body = new URLSearchParams({ ...fields, language });
  const response = await fetch(path, { method: 'POST', body });
  if (!response.headers.get('content-type')?.includes('json')) throw new Error(`status ${response.status}`);
  return (await response.json()) as PasskeyAnswer;
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
