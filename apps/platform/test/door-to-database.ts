import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database of a test that can be cut and held shut, as a network can. */
export interface DoorToDatabase {
  connectionString: string;
  /** Ends every connection that goes through it. */
  cut(): void;
  /** Lets nobody through until `open`; returns the promise of the next one who comes and waits. */
  hold(): Promise<void>;
  open(): void;
  /** How many go through it at the moment. */
  inside(): number;
  close(): Promise<void>;
}

/** Opens a door on a port of its own to the server of a connection string, on a socket or a port. */
export async function openWebhook(connectionString: string): Promise<DoorToDatabase> {
  // A server on a socket may go without a host, a URL may not.
  const url = new URL(connectionString.replace('@/', '@localhost/'));
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  const target = folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { host: folder ?? url.hostname, port };
  const pairs = new Set<Socket>();
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let comes = Promise.withResolvers<void>();
  const server = createServer({ pauseOnConnect: true }, async (visitor) => {
    pairs.add(visitor);
    visitor.on('error', () => visitor.destroy());
    visitor.on('close', () => pairs.delete(visitor));
    comes.resolve();
    await gate.promise;
    const database = connect(target);
    database.on('error', () => visitor.destroy());
    database.on('close', () => visitor.destroy());
    visitor.on('close', () => database.destroy());
    visitor.pipe(database).pipe(visitor);
    visitor.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  const account = [url.username, url.password].filter((part) => part !== '').join(':');
  return {
    connectionString: `postgres://${account}@127.0.0.1:${ownPort}${url.pathname}`,
    cut() {
      for (const visitor of pairs) visitor.destroy();
    },
    hold() {
      gate = Promise.withResolvers();
      comes = Promise.withResolvers();
      return comes.promise;
    },
    open: () => gate.resolve(),
    inside: () => pairs.size,
    async close() {
      gate.resolve();
      for (const visitor of pairs) visitor.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
