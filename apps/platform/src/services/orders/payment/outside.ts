import { request } from 'node:https';
import { ProviderFault, ProviderRefusal } from './provider-fault.ts';

/** How providers reach the world: tests put a stand-in between, nothing else. */
export interface Outside {
  /** The address to use for a live or a test address of a provider. */
  address(provider: string, address: string): string;
  now: Date;
}

/** Longest wait for a provider in ms: a buyer is waiting too. */
const patience = 15_000;
/** Largest answer that is read, in bytes. */
const largest = 1024 * 1024;

/** With `standIn` every address of a provider becomes one below it, `<standIn>/<provider>/<path>`. */
export function openOutside(standIn: string | undefined, now: Date): Outside {
  return {
    now,
    address(provider, address) {
      if (standIn === undefined) return address;
      const { pathname, search } = new URL(address);
      return `${standIn}/${provider}${pathname}${search}`;
    },
  };
}

/** A request to a provider; gives status and text, throws ProviderFault when nobody answers in time. */
export async function callProvider(
  provider: string,
  address: string,
  init: RequestInit,
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (text.length > largest) throw new ProviderFault(provider, 'the answer is too large');
    return { status: answer.status, text };
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw unanswered(provider, error);
  }
}

/** The same with a client certificate (PKCS#12), as CorvusPay's server calls want it. */
export function callWithCertificate(
  provider: string,
  address: string,
  { body, pfx, passphrase }: { body: string; pfx: Buffer; passphrase: string },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(unanswered(provider, cause));
    const call = request(
      address,
      {
        method: 'POST',
        pfx,
        passphrase,
        timeout: patience,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > largest) call.destroy(new Error('the answer is too large'));
          else chunks.push(chunk);
        });
        answer.on('error', fail);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer in time')));
    call.on('error', fail);
    call.end(body);
  });
}

/** Faults of a connection that was never made. */
const neverReached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

function unanswered(provider: string, error: unknown): ProviderFault {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return neverReached.includes(code)
    ? new ProviderRefusal(provider, 'was not reached', { cause: error })
    : new ProviderFault(provider, 'did not answer', { cause: error });
}
