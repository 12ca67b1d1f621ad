import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id in PHC form with the library's parameters (19 MiB, two passes, one lane: the OWASP minimum). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/**
 * True when `password` belongs to `passwordHash`. Without a hash (unknown user, guest) the same work is done against a
 * hash nobody knows, so that the time of the answer does not tell who has an account.
 */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash()), password.normalize('NFKC'));
  return isRight && typeof passwordHash === 'string';
}

let nobodys: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword(randomUUID());
  return nobodys;
}
