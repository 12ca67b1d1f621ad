import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Refusal } from '#platform/kernel/refusal.ts';

/** Words that Croatian shops see in passwords; the library's list is international. */
const words = [
  ...['lozinka', 'zaporka', 'sifra', 'prijava', 'korisnik', 'kupac', 'trgovina', 'izlog', 'hrvatska'],
  ...[
    'zagreb',
    'split',
    'rijeka',
    'osijek',
    'zadar',
    'dalmacija',
    'slavonija',
    'dinamo',
    'hajduk',
    'vatreni',
  ],
  ...['volimte', 'volim', 'ljubav', 'ljubavi', 'sunce', 'srce', 'more', 'macka', 'princeza', 'zvijezda'],
  ...[
    'sijecanj',
    'veljaca',
    'ozujak',
    'travanj',
    'svibanj',
    'lipanj',
    'srpanj',
    'kolovoz',
    'rujan',
    'listopad',
  ],
  ...[
    'studeni',
    'prosinac',
    'passwort',
    'schatz',
    'sommer',
    'winter',
    'hallo',
    'qwertz',
    'geheim',
    'kroatien',
  ],
];

/** Milliseconds after the last check when the lists (7 MB) are let go. */
const idle = 10 * 60 * 1000;

let checker: Promise<ZxcvbnFactory> | undefined;
let timer: NodeJS.Timeout | undefined;

/**
 * Refuses a password that is on the lists of common ones or falls to fewer than a million guesses, words `about` the
 * person (name, e-mail, shop) included, with kind `commonPassword` at `field`. Length is the only other rule (LIMIT-008).
 */
export async function refuseCommonPassword(
  password: string,
  field: string,
  about: readonly string[],
): Promise<void> {
  checker ??= load();
  clearTimeout(timer);
  timer = setTimeout(() => {
    checker = undefined;
  }, idle).unref();
  const own = about
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((one) => one.length > 2);
  const isOwn = isMadeOf(password, own);
  // What comes after 64 characters cannot make a password weaker, and the check grows with its square.
  const { score } = (await checker).check(password.slice(0, 64), own);
  if (!isOwn && score >= 2) return;
  throw new Refusal('validationFailed', {
    fields: [{ path: field, kind: 'commonPassword', message: 'This password is easy to guess.' }],
  });
}

/** True when hardly anything is left of the password without the words: `IvaHorvat1`. */
function isMadeOf(password: string, own: readonly string[]): boolean {
  const longestFirst = own.map((one) => one.toLowerCase()).sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  return rest.length < password.length && rest.length < 5;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary: { ...dictionary, 'words-croatian': words }, graphs: adjacencyGraphs });
}
