import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Listens, and returns the port (PORT may be 0). Throws a sentence that names the setting when that cannot be. */
export async function openPort(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(sentence(error, port, host));
    server.once('error', refuse);
    server.listen({ port, host }, () => {
      server.off('error', refuse);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const options = { cause: error };
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(
        `PORT: ${port} is already in use. End the other program, or set PORT to another.`,
        options,
      );
    case 'EACCES':
      return new Error(
        `PORT: ${port} may not be opened by this user. Set PORT to 1024 or higher, with a proxy in front.`,
        options,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(`HOST: ${host} is no address of this machine.`, options);
    default:
      return error;
  }
}

/** Throws the sentence of `openPort` when the port cannot be obtained: reported before anything else is begun. */
export async function mustBeFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await openPort(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

/** Takes no more requests and waits for those under way; after `patience` ms it leaves them. */
export async function closePort(server: Server, patience = 10_000): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  const end = performance.now() + patience;
  // A connection that was busy a moment ago is idle now, and would be kept open for the next request.
  while (performance.now() < end) {
    if (await Promise.race([closed, pause(25, false)])) return;
    server.closeIdleConnections();
  }
  server.closeAllConnections();
  await closed;
}
