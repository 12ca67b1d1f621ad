import pg from 'pg';

/**
 * One connection outside of the pool, for anyone who works on the tables themselves. `name` is what the server calls it. When it
 * breaks, the statement under way and those after it fail; without a listener the program would end instead.
 */
export async function connect(connectionString: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    // An address that swallows everything would keep a start waiting without a word.
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {
    // Anyone who uses it is told by the next statement.
  });
  await client.connect();
  return client;
}
