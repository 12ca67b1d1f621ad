import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** The host of an address is inside a network, or ours. */
export class NotPublicError extends Error {
  readonly code = 'ENOTPUBLIC';
}

/**
 * Resolves a name for a request to an address that somebody else wrote: all that it resolves to must be public, and the very
 * address that is checked is the one that is connected to.
 */
export function publicLookup(isPublic: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }).then(
      (found) => {
        const [first] = found;
        const closed = found.find(({ address }) => !isPublic(address));
        if (closed || !first) callback(new NotPublicError(`${hostname} has no public address`), '');
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}
