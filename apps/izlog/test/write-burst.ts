import { CallError, createClient, fetchTransport } from '@izlog/contract/client';
import { redirectAddFailedRequest } from '@izlog/contract/cms/addresses/redirect-add-failed-request';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { createTokens } from '@izlog/platform/kernel/access/tokens';
import { testSites } from '@izlog/platform/seed/test-sites';

/** Every write that was acknowledged: each can be found again by itself. */
export interface Acknowledged {
  paths: string[];
  /** Cents by product. */
  prices: { productId: number; amount: number }[];
}

let written = 0;

/**
 * Writes over HTTP as fast as the shop answers, on several connections, until it answers no more; each write is a new
 * path not found, or a new price of a product. Adds to `acknowledged` whatever was answered with success, and throws
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
    productIds.map(async (productId) => {
      while (true) {
        written += 1;
        const path = `/kill/${written}`;
        const amount = 100_000 + written;
        try {
          if (written % 2 === 0) {
            await call(redirectAddFailedRequest, { path });
            acknowledged.paths.push(path);
          } else {
            await call(setProductPrice, { id: productId, price: amount / 100 });
            acknowledged.prices.push({ productId, amount });
          }
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
