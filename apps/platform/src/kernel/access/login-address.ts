import type { Permission } from '@izlog/contract/permissions';
import type { Ctx, Site } from '../context.ts';
import type { Kernel } from '../kernel.ts';
import { Refusal } from '../refusal.ts';
import { programOf, sessionIdOf, userIdOf } from './caller.ts';
import { isEqualText } from './is-equal-text.ts';

/** How long an address holds, in ms. */
const life = 10 * 60_000;
/** Stands before the number of a key where the address was given to a program. */
const ofKey = 'key';

/**
 * The last part of an address that a browser opens by itself, without the headers of a call: what it leads to (`words`, none
 * with a dot), to whose login or key it was given, until when, and a seal that only this installation can make. It holds for ten
 * minutes. `use` keeps addresses of one kind from being taken for another.
 */
export function addressForLogin(
  { tokens }: Pick<Kernel, 'tokens'>,
  { site, caller, now }: Pick<Ctx, 'site' | 'caller' | 'now'>,
  use: string,
  words: readonly string[],
): string {
  const until = now.getTime() + life;
  const program = programOf(caller);
  const login = program ? `${ofKey}${program.id}` : sessionIdOf(caller);
  const said = [site.id, userIdOf(caller), login, until, ...words].join('.');
  return `${said}.${tokens.seal(`${use} ${said}`)}`;
}

/**
 * What such an address leads to, and on which site. Refuses with notFound one that is not ours or is over, and one whose
 * login has ended since or has lost the right that it needs; of several one is enough.
 */
export async function openLoginAddress(
  kernel: Pick<Kernel, 'tokens' | 'logins' | 'programs' | 'sites'>,
  {
    use,
    token,
    needs,
    now,
  }: { use: string; token: string; needs: Permission | readonly Permission[]; now: Date },
): Promise<{ site: Site; words: string[] }> {
  const parts = token.split('.');
  const seal = parts.pop() ?? '';
  const [siteId = '', userId = '', sessionId = '', until = '', ...words] = parts;
  const isOurs = isEqualText(seal, kernel.tokens.seal(`${use} ${parts.join('.')}`));
  if (!isOurs || Number(until) < now.getTime()) throw new Refusal('notFound');
  const claims = { siteId: Number(siteId), userId: Number(userId), sessionId, kind: 'staff' } as const;
  const site = await kernel.sites.byId(claims.siteId);
  const holds = sessionId.startsWith(ofKey)
    ? await kernel.programs.holds(Number(sessionId.slice(ofKey.length)), claims.siteId, needs, now)
    : await holdsRight(kernel, claims, needs);
  if (!site || !holds) throw new Refusal('notFound');
  return { site, words };
}

async function holdsRight(
  { logins }: Pick<Kernel, 'logins'>,
  claims: Parameters<Kernel['logins']['confirm']>[0],
  needs: Permission | readonly Permission[],
): Promise<boolean> {
  try {
    const caller = await logins.confirm(claims);
    if (caller.kind !== 'staff') return false;
    return [needs].flat().some((right) => caller.permissions.includes(right));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
