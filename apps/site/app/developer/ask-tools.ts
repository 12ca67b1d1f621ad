import { cachedAnswer, releaseLife, tagLife } from './cached-answer.ts';

export interface Release {
  name: string;
  description_html: string;
}

/** The newest tag of the project, null where none is named, asked for once an hour (DEV-001, DEV-008). */
export const askTag = (): Promise<{ tag: string | null }> =>
  cachedAnswer('dev.latestTag', tagLife, () => ask('get-latest-tag'));

/** The newest release of the project, asked for once in 288 seconds (DEV-002, DEV-009). */
export const askRelease = (): Promise<Release> =>
  cachedAnswer('dev.latestRelease', releaseLife, () => ask('get-latest-release', {}));

export const askDomain = (): Promise<{ domain: string }> => ask('get-domain');

export const setDomain = (domain: string): Promise<{ domain: string }> => ask('set-domain', { domain });

export const askDomains = (): Promise<{ name: string; url: string }[]> => ask('list-domains');

/** Asks a development tool; what it refuses is thrown in its own words (SHELL-039). */
async function ask<T>(tool: string, body?: object): Promise<T> {
  const answer = await fetch(
    `/_cli/${tool}`,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return said as T;
  throw new Error(messageOf(said) ?? `${tool}: ${answer.status}`);
}

function messageOf(said: unknown): string | undefined {
  const message = typeof said === 'object' && said !== null && 'message' in said ? said.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
