import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { NodemailerError, SendMailOptions } from 'nodemailer';
import type { Env } from '#platform/env.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { findMailServer } from './server/mail-server.queries.ts';
import { shopTransport } from './server/shop-transport.ts';

/** Takes a finished message away. */
export interface MailCarrier {
  /** Resolves when the message was accepted; throws otherwise, then it was not or nobody can know. */
  send(message: SendMailOptions & { messageId: string }, siteId: number): Promise<void>;
  /** True when trying the same message again is useless: this recipient or this text is not wanted. */
  isRefusedForGood(error: Error): boolean;
}

/** The mail server of SMTP_URL, or the folder outbox of DATA_DIR. */
export function openCarrier(env: Env): MailCarrier {
  return env.SMTP_URL ? smtpCarrier(env.SMTP_URL) : folderCarrier(outboxFolder(env));
}

/** Of a public demonstration: nothing goes anywhere, and nothing is kept but the row of the mail. */
const nowhere: MailCarrier = { send: async () => {}, isRefusedForGood: () => false };

/** The server of SMTP_URL; without one that of each site, or the folder where a site has none. */
export function openCarrierOfSites(kernel: Kernel): MailCarrier {
  if (kernel.isDemonstration) return nowhere;
  const standard = openCarrier(kernel.env);
  if (kernel.env.SMTP_URL) return standard;
  return {
    async send(message, siteId) {
      const server = await findMailServer(kernel.database.db, siteId);
      if (!server) return standard.send(message, siteId);
      const transport = await shopTransport(kernel, server, { ...isolated, ...sendingLimits });
      try {
        await transport.sendMail(message);
      } finally {
        transport.close();
      }
    },
    isRefusedForGood,
  };
}

/** Folder of mails where no mail server is set. */
export function outboxFolder(env: Env): string {
  return join(resolve(env.DATA_DIR), 'outbox');
}

// Texts come from our templates, files from the storage as bytes: a message never makes us read a path or an address.
const isolated = { disableFileAccess: true, disableUrlAccess: true };

type Library = typeof import('nodemailer');

/** A transport that is opened with the first mail: the library takes 60 ms and 25 MB. */
function openOnce<T>(open: (library: Library) => T): () => Promise<T> {
  let opening: Promise<T> | undefined;
  return () => {
    opening ??= import('nodemailer').then(open);
    return opening;
  };
}

const sendingLimits = {
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  dnsTimeout: 20_000,
  socketTimeout: 60_000,
};

function smtpCarrier(url: string): MailCarrier {
  const transport = openOnce(({ createTransport }) =>
    createTransport({ ...isolated, url, ...sendingLimits }),
  );
  return {
    async send(message) {
      await (await transport()).sendMail(message);
    },
    isRefusedForGood,
  };
}

/** A refused login or sender is the shop's own mistake: it is fixed, and then the mail goes out. */
const isRefusedForGood = (error: NodemailerError): boolean =>
  error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA');

function folderCarrier(folder: string): MailCarrier {
  const transport = openOnce(({ createTransport }) =>
    createTransport({ ...isolated, streamTransport: true, buffer: true }),
  );
  return {
    async send(message) {
      const { message: bytes } = await (await transport()).sendMail(message);
      await mkdir(folder, { recursive: true });
      const name = `${message.messageId.slice(1).split('@')[0]}.eml`;
      // Under its own name only when it is whole; the same mail written again is the same file.
      const unfinished = join(folder, `.${name}.part`);
      await writeFile(unfinished, bytes as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
    },
    isRefusedForGood: () => false,
  };
}
