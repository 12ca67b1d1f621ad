import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnv } from '@izlog/platform/env';
import { ownerEmail } from '../first-start/first-start.ts';
import { closePort, mustBeFree, openPort } from '../http/open-port.ts';
import { say } from '../say.ts';
import { type Shop, startShop } from '../start-shop.ts';
import { nextOf } from './hours.ts';
import { openDemonstration, takeFolder } from './state.ts';

/** The password that the page of the login shows: everybody may come in (REL-13). */
export const publicPassword = 'izlog-demo';

/** A demonstration that runs. */
export interface Demonstration {
  /** The shop as it is now: another one after each time it was put back. */
  shop(): Shop;
  /** Closes it, puts it back as it was made, and opens it again. */
  putBack(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a public demonstration: a shop of its own that anybody may try as staff, from which no mail leaves, and which is put
 * back at `hours` of the shop's clock and at every start. Throws a sentence where the data folder is not for that.
 */
export async function runDemonstration(
  hours: readonly number[],
  given: Record<string, string | undefined> = process.env,
): Promise<Demonstration> {
  const settings = settingsOf(given);
  takeFolder(settings);
  const { PORT, HOST } = readEnv(settings);
  await mustBeFree(PORT, HOST);
  const state = await openDemonstration(settings, publicPassword);
  const open = () =>
    startShop(settings, {
      hours: hours.join(', '),
      email: ownerEmail,
      password: publicPassword,
      siteId: state.siteId(),
    });
  let shop = await open();
  // A port that the machine chose is kept.
  settings.PORT = String(shop.port);
  const end = new AbortController();
  let work: Promise<void> = Promise.resolve();
  const demonstration: Demonstration = {
    shop: () => shop,
    putBack() {
      work = work.then(async () => {
        if (end.signal.aborted) return;
        await shop.stop();
        const meanwhile = await answerMeanwhile(shop.port, HOST);
        try {
          await state.putBack(new Date());
        } finally {
          await meanwhile.close();
        }
        shop = await open();
      });
      return work;
    },
    async stop() {
      end.abort();
      await work;
      await shop.stop();
    },
  };
  tell(hours);
  void everyNight(hours, demonstration, end.signal);
  return demonstration;
}

/** What could lead out of the demonstration is not taken from the environment. */
const settingsOf = (given: Record<string, string | undefined>): Record<string, string | undefined> => ({
  ...given,
  NODE_ENV: 'production',
  SMTP_URL: '',
  PAYMENT_STAND_IN: '',
  FISCAL_STAND_IN: '',
  E_INVOICE_STAND_IN: '',
  MAIL_PRIVATE_SERVERS: '',
  WEBHOOK_PRIVATE_RECEIVERS: '',
});

async function everyNight(
  hours: readonly number[],
  demonstration: Demonstration,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const wait = nextOf(hours, new Date()).getTime() - Date.now();
    await pause(wait, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    try {
      await demonstration.putBack();
    } catch (error) {
      // What was half put back is open to nobody; anyone who keeps the process running starts it again.
      console.error('The demonstration could not be put back.', error);
      process.exit(1);
    }
  }
}

/** Answers in the place of the shop while it is put back. */
async function answerMeanwhile(port: number, host: string): Promise<{ close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '30',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': "default-src 'none'",
    });
    response.end(
      '<!doctype html><html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Izlog</title></head><body><main><h1>Izlog</h1><p>Ogledna trgovina upravo se vraća na početak. Otvorite je ponovno za minutu.</p><p lang="en">The demonstration is being put back. Open it again in a minute.</p></main></body></html>',
    );
  });
  await openPort(server, port, host);
  return { close: () => closePort(server, 1000) };
}

function tell(hours: readonly number[]): void {
  say(`  Demonstration, put back at ${hours.map((hour) => `${hour}:00`).join(', ')} and at every start.`);
  say(`  Everybody may log in as ${ownerEmail} with the password ${publicPassword}: the login page says so.`);
}
