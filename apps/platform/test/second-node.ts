import { type Call, createClient } from '@izlog/contract/client';
import { pino } from 'pino';
import { buildPlatform, type Platform } from '#platform/app.ts';
import { openDatabase } from '#platform/kernel/database/db.ts';
import { inProcess } from '#platform/kernel/http/transport.ts';
import { type TestPlatform, testSecret } from './kit.ts';

/** Another node on the database of a test's platform, as where a shop runs on several machines, or was restarted. */
export interface SecondNode {
  node: Platform;
  /** Calls it as a visitor of the first site. */
  call: Call;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts one; the caller closes it. */
export async function openSecondNode(
  platform: TestPlatform,
  {
    log = pino({ level: 'silent' }),
    secret = testSecret,
  }: { log?: Parameters<typeof buildPlatform>[0]['log']; secret?: string } = {},
): Promise<SecondNode> {
  const database = openDatabase({
    connectionString: platform.connectionString,
    max: 4,
    statementTimeout: 50_000,
    onError: () => {},
  });
  const node = await buildPlatform({ env: platform.env, database, log, secret });
  const close = () => node.close();
  return {
    node,
    call: createClient(inProcess(node.app), await platform.headers()),
    close,
    [Symbol.asyncDispose]: close,
  };
}
