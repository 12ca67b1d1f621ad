import type { z } from 'zod';
import type {
  Gateway,
  GatewayMessage,
  KeptPayment,
  PaymentAttempt,
  PaymentReport,
  RefundOrder,
} from './gateway.ts';
import type { GatewayCode } from './gateway-codes.ts';
import type { Outside } from './outside.ts';
import type { PaymentStart } from './payment.tables.ts';
import { corvuspay } from './providers/corvuspay.ts';
import { monri } from './providers/monri.ts';
import { paypal } from './providers/paypal.ts';
import { sandbox } from './providers/sandbox.ts';
import { wspay } from './providers/wspay.ts';

/** A gateway before it has keys. */
export interface Bank {
  code: GatewayCode;
  keys: z.ZodObject;
  /** Joins it with keys; throws a ZodError for keys that are not its own. */
  open(keys: unknown): OpenBank;
}

/** A gateway with the keys of a site. */
export interface OpenBank {
  code: GatewayCode;
  start(attempt: PaymentAttempt, outside: Outside): Promise<PaymentStart>;
  read(message: GatewayMessage, outside: Outside): Promise<PaymentReport>;
  /** Undefined when it does not know the payment or cannot be asked. */
  status(payment: KeptPayment, outside: Outside): Promise<PaymentReport | undefined>;
  refund:
    | ((payment: KeptPayment, refund: RefundOrder, outside: Outside) => Promise<{ refundId: string | null }>)
    | undefined;
  isRefundRepeatable: boolean;
  acknowledge: { type: string; body: string };
}

function bankOf<K extends z.ZodObject>(gateway: Gateway<K>): Bank {
  const {
    code,
    refund,
    isRefundRepeatable = false,
    acknowledge = { type: 'text/plain', body: 'OK' },
  } = gateway;
  return {
    code,
    keys: gateway.keys,
    open(given) {
      const keys = gateway.keys.parse(given);
      return {
        code,
        acknowledge,
        isRefundRepeatable,
        start: (attempt, outside) => gateway.start(attempt, keys, outside),
        read: (message, outside) => gateway.read(message, keys, outside),
        status: async (payment, outside) => gateway.status?.(payment, keys, outside),
        refund: refund && ((payment, order, outside) => refund(payment, order, keys, outside)),
      };
    },
  };
}

/** Every gateway by its code. */
export const banks: Readonly<Record<GatewayCode, Bank>> = {
  corvuspay: bankOf(corvuspay),
  wspay: bankOf(wspay),
  monri: bankOf(monri),
  paypal: bankOf(paypal),
  sandbox: bankOf(sandbox),
};
