import { randomUUID } from 'node:crypto';
import { type Call, CallError, createClient, fetchTransport } from '@izlog/contract/client';
import { redirectAddFailedRequest } from '@izlog/contract/cms/addresses/redirect-add-failed-request';
import { documentKey } from '@izlog/contract/editing/document';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { createTokens } from '@izlog/platform/kernel/access/tokens';
import { testSites } from '@izlog/platform/seed/test-sites';

/** Every write that was acknowledged: each can be found again by itself. */
export interface Acknowledged {
  paths: string[];
  /** Cents by product. */
  prices: { productId: number; amount: number }[];
  /** Changes of drafts, by the ids of their gestures. */
  ops: string[];
  /** Names that became public. */
  names: string[];
}

let written = 0;
/** All of them are typed in one tab, as it were: what another session wrote would be asked about. */
const session = randomUUID();

/**
 * Writes over HTTP as fast as the shop answers, on several connections, until it answers no more; each write is a new
 * path not found, a new price of a product, or a new name of it that is drafted and then published. Adds to `acknowledged` whatever was answered with success, and throws
 * when the shop refuses or faults.
 */
export async function writeBurst(options: {
  url: string;
  secret: string;
  productIds: readonly number[];
  acknowledged: Acknowledged;
  onWrite: () => void;
}): Promise<void> {
  const { url, secret, productIds, acknowledged, onWrite } = options;
  const { id, storeId, apiKey, staffId, staffSession } = testSites[1];
  const accessToken = await createTokens(secret).sign({
    userId: staffId,
    siteId: id,
    kind: 'staff',
    sessionId: staffSession,
  });
  const headers = { apiKey, site: String(id), store: String(storeId), accessToken };
  const call = createClient(fetchTransport(url), headers);
  await Promise.all(
    productIds.map(async (productId, turn) => {
      while (true) {
        written += 1;
        turn += 1;
        const path = `/kill/${written}`;
        const amount = 100_000 + written;
        try {
          if (turn % 3 === 0) {
            await call(redirectAddFailedRequest, { path }, { headers: visitorOf(written) });
            acknowledged.paths.push(path);
          } else if (turn % 3 === 1) {
            await call(setProductPrice, { id: productId, price: amount / 100 });
            acknowledged.prices.push({ productId, amount });
          } else await rename(call, productId, `Ime ${written}`, acknowledged);
          onWrite();
        } catch (error) {
          // No answer, or the one to a database that has just been killed: nothing was acknowledged.
          if (error instanceof CallError && (error.status === 0 || error.status >= 500)) {
            if (error.status === 0) return;
          } else throw error;
        }
      }
    }),
  );
}

/** Each lost address is asked for by somebody else: one visitor alone is not noted without end. */
const visitorOf = (turn: number) => ({
  'x-forwarded-for': `198.18.${Math.floor(turn / 250) % 250}.${turn % 250}`,
});

/** Drafts a name of a product and publishes it: each is acknowledged by itself. */
async function rename(call: Call, productId: number, name: string, acknowledged: Acknowledged) {
  const ref = { kind: 'product', id: productId, language: 'hrv' } as const;
  const op = { id: randomUUID(), op: 'set' as const, path: 'root/meta/name', value: name };
  const { documents } = await call(editOps, {
    session,
    documents: [{ ...ref, base: 0, ops: [op] }],
  });
  const [result] = documents[0]?.results ?? [];
  if (result?.state !== 'applied') throw new Error(`A change was not applied: ${JSON.stringify(result)}`);
  acknowledged.ops.push(op.id);
  await call(editPublish, {
    items: [{ ...ref, rev: documents[0]?.rev ?? 0 }],
    accept: [`${documentKey(ref)}/root/meta/seo/noDescription`],
  });
  acknowledged.names.push(name);
}
