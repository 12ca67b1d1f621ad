import type { AnyEndpoint } from '@izlog/contract/endpoint';
import type { Permission } from '@izlog/contract/permissions';
import type { KeyRight } from '@izlog/contract/user/programs/key-rights';
import type { Env } from '#platform/env.ts';
import type { Caller } from './access/caller.ts';
import type { Secrets } from './access/secrets.ts';
import type { AccessClaims, Tokens } from './access/tokens.ts';
import type { AuditLog } from './audit.ts';
import type { VersionedCache } from './changes/versioned-cache.ts';
import type { Ctx, Site } from './context.ts';
import type { Database } from './database/db.ts';
import type { DraftViews } from './documents/draft-view.ts';
import type { Storage } from './files/storage.ts';
import type { Room } from './health/room.ts';
import type { Held } from './held.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { PersonalData } from './personal-data.ts';

/** What the whole process shares; given to `service.register`. Requests see it only through their Ctx. */
export interface Kernel {
  env: Env;
  database: Database;
  tokens: Tokens;
  secrets: Secrets;
  jobs: Jobs;
  storage: Storage;
  room: Room;
  sites: SiteRegistry;
  logins: Logins;
  programs: Programs;
  audit: AuditLog;
  /** Who may see drafts besides the public. */
  drafts: DraftViews;
  /** What was read of the catalogue, by its version. */
  versioned: VersionedCache;
  /** What services hold for the whole process. */
  held: Held;
  /** A public demonstration, whose staff account is everybody's: `isOpenInDemonstration` says what may be written. */
  isDemonstration: boolean;
  /** What services know about people, for export and erasure. */
  personalData: PersonalData;
}

/** The sites of this installation, kept in memory and refreshed when one changes on any node. */
export interface SiteRegistry {
  byId(id: number): Promise<Site | undefined>;
  byApiKey(apiKey: string): Promise<Site | undefined>;
  /** The site of the first of `hosts` that a domain names. */
  byHost(hosts: readonly string[]): Promise<Site | undefined>;
  /** The site marked default, or the only one. */
  standard(): Promise<Site | undefined>;
  forget(): void;
}

/** The logins of customers and staff as they stand now. */
export interface Logins {
  /**
   * The caller whom a token claims to be, with the permissions of this moment; refuses with tokenInvalid when the login
   * has ended or the account is locked or gone. A call that the site makes for a browser `isRelayed`: the browser may never
   * have got the token.
   */
  confirm(claims: AccessClaims, isRelayed?: boolean): Promise<Caller>;
}

/** A call of a program: what it asks for, where it comes from, and the site that it names. */
export interface ProgramCall {
  endpoint: AnyEndpoint;
  siteId: number | undefined;
  ip: string;
  now: Date;
  /** It is only to show what it would change: for that a key that may propose needs to read by the right. */
  isProposal?: boolean;
  /** False where the program was let in and counted at the door already. */
  isCounted?: boolean;
}

/** What a key may do on a site now: by reading, by writing, and by proposing what somebody else approves. */
export interface ProgramRights {
  reading: readonly Permission[];
  writing: readonly Permission[];
  proposing: readonly Permission[];
}

/** Programs that call with a key of their own (DOOR-01). */
export interface Programs {
  /**
   * The caller whom a key makes: its maker, with the rights that the key names and they hold at this moment, and the site
   * (the key's own where the call names none). Counts the call. Refuses with keyUnknown, keyTakenBack, keyEnded, keyMakerGone,
   * keyWrongSite, keyWrongNetwork, tooManyRequests, notForPrograms and forbidden.
   */
  admit(secret: string, call: ProgramCall): Promise<{ caller: Caller; siteId: number }>;
  /** Whether a key still opens what reads by a right on a site; of several one is enough, of none that it opens anything. */
  holds(
    keyId: number,
    siteId: number,
    needs: Permission | readonly Permission[],
    now: Date,
  ): Promise<boolean>;
  /** What a key may do on a site; nothing where it opens nothing there any more. */
  rights(keyId: number, siteId: number, now: Date): Promise<ProgramRights | undefined>;
  /**
   * Makes a key that never ends, a part of the caller's rights, in the transaction of the call. Refuses with forbidden rights
   * that they do not hold, with proofRequired an older login and with tooManyRecords.
   */
  make(
    ctx: Ctx,
    key: { name: string; mayRead: readonly KeyRight[]; mayWrite: readonly KeyRight[] },
  ): Promise<{ id: number; secret: string }>;
  /** Takes a key of the site back. */
  takeBack(ctx: Ctx, id: number): Promise<void>;
}
