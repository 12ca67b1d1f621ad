import type { Transport } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { askOutside } from '#platform/kernel/outside/post-outside.ts';
import { isPublicAddress } from '#platform/kernel/outside/public-address.ts';
import { type CallTerms, ExtensionFault } from '../process/call-terms.ts';

const outsideMs = 8000;
const mostBytes = 1024 * 1024;

/** What an extension may in one call: the secret of its key, and the hosts that were given. */
interface Given {
  secret: string;
  hosts: readonly string[];
}

/** Rights of a key that are gone: nobody is asked again until a person switches the extension on. */
const ofTheKey: ReadonlySet<string> = new Set(
  (['keyUnknown', 'keyTakenBack', 'keyEnded', 'keyMakerGone', 'keyWrongSite'] as const).map(
    (name) => refusals[name].code,
  ),
);
const notGiven: ReadonlySet<string> = new Set([refusals.forbidden.code, refusals.notForPrograms.code]);

/**
 * Answers what an extension asks for within a call: the shop by its key, through the same door as every program, and hosts by
 * the one guard. What it was not given is refused, and `first` is told.
 */
export function answerExtension(
  { env }: Pick<Kernel, 'env'>,
  shop: Transport,
  { secret, hosts }: Given,
  first: (fault: ExtensionFault, isKeyGone: boolean) => void,
): CallTerms['answer'] {
  return (of, request) => (of === 'shop' ? askShop(request) : askHost(request));

  async function askShop({ method, url, headers, body }: Parameters<CallTerms['answer']>[1]) {
    const own = Object.fromEntries(
      Object.entries(headers).filter(([name]) =>
        ['content-type', 'idempotency-key', 'language'].includes(name),
      ),
    );
    const answer = await shop({
      method,
      url,
      headers: { ...own, accesstoken: secret },
      ...(body !== '' && { body }),
    });
    if (answer.status === 401 || answer.status === 403) {
      const { code = '', payload } = refusalIn(answer.text);
      const asked = `${method} ${url.split('?')[0]}`;
      if (ofTheKey.has(code))
        first(new ExtensionFault('undeclared', `${asked}: its key is gone (${code}).`), true);
      else if (notGiven.has(code)) {
        const needed = payload?.needsOneOf?.join(', ');
        const words = needed ? `it needs one of: ${needed}` : 'no program may call it';
        first(new ExtensionFault('undeclared', `${asked}: ${words}.`), false);
      }
    }
    const { 'content-type': type, 'content-disposition': disposition } = answer.headers;
    return {
      reply: {
        status: answer.status,
        headers: {
          ...(type && { 'content-type': type }),
          ...(disposition && { 'content-disposition': disposition }),
        },
        text: answer.text,
      },
    };
  }

  async function askHost({ method, url, headers, body }: Parameters<CallTerms['answer']>[1]) {
    const parsed = URL.parse(url);
    const isPrivate = env.WEBHOOK_PRIVATE_RECEIVERS;
    if (!parsed || !(parsed.protocol === 'https:' || (isPrivate && parsed.protocol === 'http:')))
      return { refused: `${url.slice(0, 200)} is no address that begins with https://` };
    if (!hosts.includes(parsed.hostname)) {
      first(
        new ExtensionFault('undeclared', `It asked ${parsed.hostname}, which was not given: rights.hosts.`),
        false,
      );
      return { refused: `${parsed.hostname} was not declared in rights.hosts, or not given by the shop.` };
    }
    try {
      const answer = await askOutside(
        parsed,
        { method, headers: { 'user-agent': 'Izlog-Extension', ...headers }, body },
        { timeoutMs: outsideMs, mostBytes, isPublic: isPrivate ? () => true : isPublicAddress },
      );
      const { status, type, retryAfter, text } = answer;
      const said = {
        ...(type && { 'content-type': type }),
        ...(retryAfter && { 'retry-after': retryAfter }),
      };
      return { reply: { status, headers: said, text } };
    } catch (error) {
      return {
        refused: `${parsed.hostname} does not answer: ${(error as NodeJS.ErrnoException).code ?? 'late'}`,
      };
    }
  }
}

function refusalIn(text: string): { code?: string; payload?: { needsOneOf?: readonly string[] } } {
  try {
    return (JSON.parse(text) as { error?: { code?: string; payload?: object } }).error ?? {};
  } catch {
    return {};
  }
}
