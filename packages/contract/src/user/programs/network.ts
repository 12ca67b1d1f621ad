import { z } from 'zod';
import { isNetwork } from './is-network.ts';

/** A network from which a program may call, or a single address. */
export const network = z
  .string()
  .trim()
  .max(50)
  .refine(isNetwork, {
    message: 'No address and no network such as 203.0.113.0/24.',
    params: { kind: 'network' },
  });
