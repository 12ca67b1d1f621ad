/** Signs that stand in a readable path as they are; everything else is escaped. Brothers of `localPath` in safe-href. */
const plain = /[^\p{L}\p{M}\p{N}@\-_~.+,;:=!$&()*]/gu;

/**
 * A local path as addresses are kept and compared (CMS-037): decoded, in composed letters and without empty parts.
 * `/%C4%8Dlanci/` and `/članci` are one. What would end the path or begin another part of it stays escaped.
 */
export function readablePath(path: string): string {
  return `/${path
    .split('/')
    .filter(Boolean)
    .map((part) => decoded(part).normalize('NFC').replaceAll(plain, escaped))
    .join('/')}`;
}

/**
 * The local address that a redirect is found by: its readable path, with a query its pairs in their order. Two addresses
 * are the same when their keys are; what stands after `#` no server sees.
 */
export function localKey(address: string): string {
  const [whole = ''] = address.split('#', 1);
  const question = whole.indexOf('?');
  if (question < 0) return readablePath(whole);
  const query = new URLSearchParams(whole.slice(question)).toString();
  return `${readablePath(whole.slice(0, question))}${query === '' ? '' : `?${query}`}`;
}

/** The key of an address without its query. */
export const pathKey = (address: string): string => readablePath(address.split(/[?#]/, 1)[0] ?? '');

/** A local address with its path readable; query and anchor stay as they were written. */
export function readableAddress(address: string): string {
  const end = address.search(/[?#]/);
  return end < 0 ? readablePath(address) : readablePath(address.slice(0, end)) + address.slice(end);
}

/** An address as a header `Location` carries it: letters beyond ASCII escaped, escapes that stand there left alone. */
export const sentAddress = (address: string): string => address.replaceAll(/[^\x21-\x7e]+/g, escaped);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    // Escapes that are none: taken as the signs they are.
    if (error instanceof URIError) return part;
    throw error;
  }
}

const escaped = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));
