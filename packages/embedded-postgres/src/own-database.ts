import type pg from 'pg';

// 42710 and 42P04: another process made it at the same moment; 23505 is the same, seen a little earlier.
const madeByAnother = ['42710', '42P04', '23505'];

/**
 * Makes the program's role and database unless they are there, and answers the server's version. The role is no
 * superuser, as on a server elsewhere.
 */
export async function createOwnDatabase(
  client: pg.Client,
  name: string,
  password: string | undefined,
): Promise<string> {
  const { rows } = await client.query<{ version: string; has_role: boolean; has_database: boolean }>(
    `select current_setting('server_version') as version,
             exists (select from pg_roles where rolname = $1) as has_role,
            exists (select from pg_database where datname = $1) as has_database`,
    [name],
  );
  const login = password === undefined ? '' : ` password '${password}'`;
  if (!rows[0]?.has_role) await unlessMade(client, `create role ${name} login createdb${login}`);
  if (!rows[0]?.has_database) await unlessMade(client, `create database ${name} owner ${name}`);
  return rows[0]?.version ?? '';
}

async function unlessMade(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!madeByAnother.includes((error as { code?: string }).code ?? '')) throw error;
  }
}
