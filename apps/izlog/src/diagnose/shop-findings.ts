import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { isKeyedProvider } from '@izlog/contract/ecommerce/payment-providers';
import type { Env } from '@izlog/platform/env';
import { readDemoOptions } from '@izlog/platform/seed/demo/index';
import type { Pool } from 'pg';
import { type Finding, missing, weak } from './finding.ts';
import { isPublic } from './settings-findings.ts';

interface Shop {
  name: string;
  /** ` --site 2` for commands about a site that is not the default one. */
  where: string;
  options: Record<string, string>;
  payments: readonly { kind: PaymentKind; code: string; mode: 'live' | 'test' | null }[];
}

/** Whether those sites that sell can be paid, and say who sells. */
export async function shopFindings(pool: Pool, env: Env): Promise<Finding[]> {
  const shops = await readShops(pool);
  const ofDemo = new Map((await readDemoOptions()).map(({ key, value }) => [key, value]));
  return shops.flatMap((shop) => [...paymentFindings(shop, env), ...sellerFindings(shop, env, ofDemo)]);
}

async function readShops(pool: Pool): Promise<Shop[]> {
  const { rows } = await pool.query<Shop>(
    `select s.name, case when s.is_default then '' else ' --site ' || s.id end as "where",
       coalesce((select json_object_agg(o.key, o.value) from site_options o
         where o.site_id = s.id and o.value <> '' and (o.key like 'Company%' or o.key like 'Invoice%')), '{}') as options,
       coalesce((select json_agg(json_build_object('kind', p.kind, 'code', p.code, 'mode', k.mode) order by p.position)
         from payment_methods p left join payment_keys k on k.site_id = p.site_id and k.gateway = p.kind
         where p.site_id = s.id and p.is_active), '[]') as payments
     from sites s where is_ecommerce order by s.id`,
  );
  return rows;
}

const byTransfer: ReadonlySet<PaymentKind> = new Set(['bankTransfer', 'hpf']);

function paymentFindings({ name, where, payments, options }: Shop, env: Env): Finding[] {
  return payments.flatMap(({ kind, code, mode }) => {
    const off = `\`izlog payment off ${code}${where}\``;
    if (kind === 'sandbox') {
      const text = `${name} offers the sandbox bank: whoever chooses it has paid without money; ${off}.`;
      return [isPublic(env) ? missing(text) : weak(text)];
    }
    if (isKeyedProvider(kind) && mode === null)
      return [weak(`${kind} of ${name} is on and has no keys: it is not offered.`)];
    if (mode === 'test' && isPublic(env))
      return [missing(`The keys of ${kind} of ${name} are those for tests.`)];
    if (byTransfer.has(kind) && !options.CompanyIban) {
      const text = `${name} is paid by bank transfer and has no CompanyIban: \`izlog option set CompanyIban …${where}\`.`;
      return [isPublic(env) ? missing(text) : weak(text)];
    }
    return [];
  });
}

/** What the law wants on invoices, beside what a shop must have before its first order: that is reported with the opening. */
const wanted = ['CompanyRegister'] as const;

function sellerFindings(
  { name, where, options }: Shop,
  env: Env,
  ofDemo: ReadonlyMap<string, string | null>,
): Finding[] {
  const absent = wanted.filter((key) => !options[key]);
  const made = ['CompanyOib', 'CompanyIban'].filter(
    (key) => options[key] && options[key] === ofDemo.get(key),
  );
  return [
    ...(absent.length > 0
      ? [
          weak(
            `Invoices of ${name} do not say who sells: ${absent.join(', ')} (\`izlog option set …${where}\`).`,
          ),
        ]
      : []),
    ...(made.length > 0 && isPublic(env)
      ? [
          missing(
            `${made.join(' and ')} of ${name} ${made.length > 1 ? 'are those' : 'is that'} of the demonstration shop.`,
          ),
        ]
      : []),
  ];
}
