import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openOutside } from '../outside.ts';
import type { PaymentAttempt, ProviderMessage } from '../payment-provider.ts';
import { hmacSha256, sha512, sortedFields } from '../signature.ts';
import { providers } from './providers.ts';

const file = fileURLToPath(
  new URL('../../../../../../../../shared/data/payments/signature-vectors.json', import.meta.url),
);

interface Vector {
  kind: string;
  [key: string]: unknown;
}

const vectors: Vector[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const ofKind = (kind: string) => vectors.filter((one) => one.kind === kind);
const text = (vector: Vector, name: string) => String(vector[name]);
const outside = openOutside(undefined, new Date('2026-11-21T08:00:00Z'));

/** The attempt behind the form vectors. */
function attempt(overrides: Partial<PaymentAttempt>): PaymentAttempt {
  return {
    reference: 'A-1001',
    amount: 4990,
    currency: 'EUR',
    language: 'hrv',
    orderSlug: '2026-000001',
    description: '1x Knjiga',
    siteName: 'Trgovina',
    buyer: {
      firstName: 'Žarko',
      lastName: 'Đurić',
      email: 'zarko@kupci.test',
      phone: '+385911234567',
      street: 'Ilica 1',
      city: 'Zagreb',
      zipCode: '10000',
      country: 'HR',
    },
    addresses: { return: 'https://s.test/r', cancel: 'https://s.test/c', notice: 'https://s.test/n' },
    subscription: null,
    ...overrides,
  };
}

const message = (overrides: Partial<ProviderMessage>): ProviderMessage => ({
  channel: 'return',
  address: 'https://s.test/r',
  fields: {},
  rawBody: '',
  headers: {},
  ...overrides,
});

test('the published vectors of other shops are signed as we sign: WSPay forms, Monri forms', async () => {
  const wspay = providers.wspay.open({ mode: 'test', shopId: 'MYSHOP', secretKey: 'secret' });
  const form = await wspay.start(attempt({}), outside);
  expect(form.kind === 'form' && form.fields.Signature).toBe(
    '69dc2d3c04d8fa6763e65ae4b536443feed365bfdd6d1c1e9846ccef6a0fd166691a412ed6cd12f63121ae13b0be63abb32b32e2051e41e340f5bb288e498781',
  );
  expect(form.kind === 'form' && form.fields.TotalAmount).toBe('49,90');
  expect(sha512('2345kljabcdef54321EUR')).toBe(
    'f71b8c1560bd7511ba2f0307b3823c06dd39042cd77480543e3d7bf9f3eefa6debed252979ba8edc7a82d9f111d90f8e31c1c7ab5af39796b26e59a0b2d7cf98',
  );
  expect(
    hmacSha256(
      'secret',
      'amount49.90cart1x KnjigacurrencyEURlanguagehrorder_numberA-1001require_completefalsestore_id123version1.6',
    ),
  ).toBe('58e5f7254dc129325f31e574f63e5c1b588e56ed8e2541778a599cdf55f49a36');
});

test.skipIf(vectors.length === 0)('golden vectors: forms are signed as the gateways reckon', async () => {
  for (const vector of ofKind('wspay form')) {
    const provider = providers.wspay.open({
      mode: 'test',
      shopId: text(vector, 'shopId'),
      secretKey: text(vector, 'secretKey'),
    });
    const amount = Number(text(vector, 'TotalAmount').replace(',', ''));
    const form = await provider.start(
      attempt({ reference: text(vector, 'ShoppingCartID'), amount }),
      outside,
    );
    expect(form.kind === 'form' && form.fields.Signature).toBe(vector.Signature);
  }
  for (const vector of ofKind('monri form')) {
    const provider = providers.monri.open({
      mode: 'test',
      authenticityToken: 'x'.repeat(40),
      merchantKey: text(vector, 'merchantKey'),
    });
    const given = { reference: text(vector, 'order_number'), amount: Number(vector.amount) };
    const form = await provider.start(attempt(given), outside);
    expect(form.kind === 'form' && form.fields.digest).toBe(vector.digest);
  }
  for (const vector of ofKind('corvuspay checkout form')) {
    const params = vector.params as Record<string, string>;
    expect(hmacSha256(text(vector, 'secretKey'), sortedFields(params, 'signature'))).toBe(vector.signature);
  }
});

test.skipIf(vectors.length === 0)(
  'golden vectors: returns, reports and call-backs are believed',
  async () => {
    for (const vector of ofKind('wspay return')) {
      const { kind: _kind, origin: _origin, shopId, secretKey, ...fields } = vector;
      const provider = providers.wspay.open({ mode: 'test', shopId, secretKey });
      const report = await provider.read(message({ fields: fields as Record<string, string> }), outside);
      expect(report).toMatchObject({ reference: fields.ShoppingCartID, outcome: 'approved', isHint: true });
    }
    for (const vector of ofKind('wspay transaction report')) {
      const { kind: _kind, origin: _origin, shopId, secretKey, ...fields } = vector;
      const provider = providers.wspay.open({ mode: 'test', shopId, secretKey });
      const rawBody = JSON.stringify({ ...fields, ShoppingCartID: 'A-1' });
      const report = await provider.read(message({ channel: 'notice', rawBody }), outside);
      expect(report).toMatchObject({ outcome: 'approved', approvalCode: fields.ApprovalCode, isHint: true });
    }
    for (const vector of ofKind('monri callback')) {
      const merchantKey = text(vector, 'merchantKey');
      const provider = providers.monri.open({ mode: 'test', authenticityToken: 'x', merchantKey });
      const headers = { authorization: text(vector, 'Authorization') };
      const rawBody = text(vector, 'rawBody');
      expect(await provider.read(message({ channel: 'notice', headers, rawBody }), outside)).toMatchObject({
        reference: '1001-test',
        outcome: 'approved',
        amount: 1500,
        isHint: false,
      });
    }
    for (const vector of ofKind('monri return')) {
      const provider = providers.monri.open({
        mode: 'test',
        authenticityToken: 'x',
        merchantKey: text(vector, 'merchantKey'),
      });
      const address = `${text(vector, 'urlWithoutDigest')}&digest=${text(vector, 'digest')}`;
      const fields = Object.fromEntries(new URL(address).searchParams);
      expect(await provider.read(message({ address, fields }), outside)).toMatchObject({
        reference: '02beded6e6106a0',
        outcome: 'approved',
        amount: 100,
        currency: 'EUR',
      });
    }
    for (const vector of ofKind('corvuspay success return')) {
      const provider = providers.corvuspay.open({ mode: 'test', storeId: '1', secretKey: vector.secretKey });
      const fields = { ...(vector.params as Record<string, string>), signature: text(vector, 'signature') };
      expect(await provider.read(message({ fields }), outside)).toMatchObject({
        reference: 'ORDER_123',
        outcome: 'approved',
        approvalCode: '123456',
      });
    }
  },
);
