import type { z } from 'zod';
import type { Outside } from '../outside.ts';
import type { PaymentStart } from '../payment.tables.ts';
import type {
  PaymentAttempt,
  PaymentProviderSpec,
  PaymentReport,
  ProviderMessage,
  RefundOrder,
  StoredPayment,
} from '../payment-provider.ts';
import type { ProviderCode } from '../provider-codes.ts';
import { corvuspay } from './corvuspay/corvuspay.ts';
import { monri } from './monri/monri.ts';
import { paypal } from './paypal/paypal.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { wspay } from './wspay/wspay.ts';

/** A provider before it has keys. */
export interface PaymentProvider {
  code: ProviderCode;
  keys: z.ZodObject;
  /** Joins it with keys; throws a ZodError for keys that are not its own. */
  open(keys: unknown): OpenProvider;
}

/** A provider with the keys of a site. */
export interface OpenProvider {
  code: ProviderCode;
  start(attempt: PaymentAttempt, outside: Outside): Promise<PaymentStart>;
  read(message: ProviderMessage, outside: Outside): Promise<PaymentReport>;
  /** Undefined when it does not know the payment or cannot be asked. */
  status(payment: StoredPayment, outside: Outside): Promise<PaymentReport | undefined>;
  refund:
    | ((
        payment: StoredPayment,
        refund: RefundOrder,
        outside: Outside,
      ) => Promise<{ refundId: string | null }>)
    | undefined;
  isRefundRepeatable: boolean;
  acknowledge: { type: string; body: string };
}

function providerOf<K extends z.ZodObject>(provider: PaymentProviderSpec<K>): PaymentProvider {
  const {
    code,
    refund,
    isRefundRepeatable = false,
    acknowledge = { type: 'text/plain', body: 'OK' },
  } = provider;
  return {
    code,
    keys: provider.keys,
    open(given) {
      const keys = provider.keys.parse(given);
      return {
        code,
        acknowledge,
        isRefundRepeatable,
        start: (attempt, outside) => provider.start(attempt, keys, outside),
        read: (message, outside) => provider.read(message, keys, outside),
        status: async (payment, outside) => provider.status?.(payment, keys, outside),
        refund: refund && ((payment, order, outside) => refund(payment, order, keys, outside)),
      };
    },
  };
}

/** Every provider by its code. */
export const providers: Readonly<Record<ProviderCode, PaymentProvider>> = {
  corvuspay: providerOf(corvuspay),
  wspay: providerOf(wspay),
  monri: providerOf(monri),
  paypal: providerOf(paypal),
  sandbox: providerOf(sandbox),
};
