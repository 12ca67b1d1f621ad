import { inspect } from 'node:util';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { getNewCartSession } from '@izlog/contract/ecommerce/cart/cart-session';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { login } from '@izlog/contract/user/login';
import { register } from '@izlog/contract/user/register';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { openSecondNode } from '#test/second-node.ts';
import { openLog } from './open-log.ts';

/** A node that writes its log into `lines`. */
async function nodeWithLog(platform: TestPlatform) {
  const lines: string[] = [];
  const log = openLog('debug', { write: (line) => lines.push(line) });
  return { ...(await openSecondNode(platform, { log })), lines };
}

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const faulty = { status: 500 };

test('a fault tells its statement, SQLSTATE, table and constraint, and nothing of what the statement was asked with', async ({
  platform,
}) => {
  await using own = await nodeWithLog(platform);
  const { call, lines } = own;
  const { db } = await platform.ctx();
  const email = 'ana.tajna@primjer.test';
  const person = {
    details: { firstName: 'Anamarija', lastName: 'Skrivena' },
    password: 'lozinka-koja-se-ne-vidi',
  };
  const { id: cartId, protectCode } = await call(getNewCartSession, {});

  // What a fault looks like where a table lacks something: each of these statements fails for real.
  await db.execute(
    sql`alter table users add constraint nobody_new check (first_name <> 'Anamarija') not valid`,
  );
  await expect(call(register, { email, ...person })).rejects.toMatchObject(faulty);
  await db.execute(sql`alter table users rename column password_hash to gone`);
  await expect(call(login, { username: email, password: person.password })).rejects.toMatchObject(faulty);
  await db.execute(sql`alter table carts rename column protect_code to gone`);
  await expect(call(getCart, { cartId, protectCode })).rejects.toMatchObject(faulty);
  await db.execute(sql`alter table product_search rename to gone`);
  await expect(call(productFilter, { keywords: 'skriveni pojam' })).rejects.toMatchObject(faulty);

  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'fault');
  expect(told.map(({ err }) => err.code)).toEqual(['23514', '42703', '42703', '42P01']);
  expect(told[0].err).toMatchObject({ table: 'users', constraint: 'nobody_new', severity: 'ERROR' });
  expect(told[0].err.query).toMatch(/^insert into "users" .*\$1/s);
  expect(told[0].err.stack).toContain('insertCustomer');
  for (const secret of [
    email,
    'primjer.test',
    'Anamarija',
    'Skrivena',
    person.password,
    '$argon2',
    protectCode,
    'skriveni',
  ])
    expect(lines.join('')).not.toContain(secret);
});

test('what PostgreSQL itself repeats of a value stays out of the error, wherever that is printed', async ({
  platform,
}) => {
  await using own = await nodeWithLog(platform);
  const { db, log } = { ...(await platform.ctx()), log: own.node.app.log };
  const secret = 'ana.tajna@primjer.test';
  await db.execute(sql`create table once (email text primary key, count int)`);
  await db.execute(sql`insert into once values (${secret}, 1)`);

  const failed = [
    sql`insert into once values (${secret}, 2)`,
    sql`select ${secret}::uuid`,
    sql`select ${secret}::int`,
    sql`select ${secret}::date`,
    sql`select ${`{"a": ${secret}`}::json`,
    sql`select to_tsquery('simple', ${`${secret} & | `})`,
    sql`select 'a' ~ ${`(${secret}`}`,
    sql`update once set count = 0, email = null where email = ${secret}`,
  ];
  const codes: unknown[] = [];
  for (const statement of failed) {
    const error = await thrownBy(db.transaction((tx) => tx.execute(statement)));
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('tajna');
    codes.push((error as { cause: { code: string } }).cause.code);
    log.error(error, 'a job');
  }
  // Beside Drizzle: what goes to the pool itself, as the queue of jobs does, and libraries that say to whom they wrote.
  const raw = await thrownBy(platform.kernel.database.pool.query('insert into once values ($1)', [secret]));
  log.warn({ err: raw }, 'raw');
  const rejected = Object.assign(new Error(`550 <${secret}>: no such user`), {
    rejected: [secret],
    responseCode: 550,
  });
  log.warn({ err: rejected }, 'mail');

  expect(codes).toEqual(['23505', '22P02', '22P02', '22007', '22P02', '42601', '2201B', '23502']);
  expect(own.lines).toHaveLength(failed.length + 2);
  expect(own.lines.join('')).not.toContain('tajna');
  expect(own.lines.join('')).toContain('"constraint":"once_pkey"');
  expect(own.lines.join('')).toContain('"responseCode":550');
});
