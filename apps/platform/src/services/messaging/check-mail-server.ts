import type { Kernel } from '#platform/kernel/kernel.ts';
import type { MailServerRow } from './server/mail-server.queries.ts';
import { shopTransport } from './server/shop-transport.ts';

const limits = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 5000 };

/** Connects to the mail server of an SMTP_URL and logs in, without sending anything. Throws its reason when it cannot. */
export async function checkMailServer(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  await verified(createTransport({ url, ...limits }));
}

/** The same with the server that a site has set. */
export async function checkShopServer(
  kernel: Pick<Kernel, 'env' | 'secrets'>,
  server: MailServerRow,
): Promise<void> {
  await verified(await shopTransport(kernel, server, limits));
}

async function verified(transport: { verify(): Promise<unknown>; close(): void }): Promise<void> {
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
