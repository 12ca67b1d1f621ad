import { z } from 'zod';

const one = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

/** Whether a text is an address of the internet, or a network of them: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export const isNetwork = (text: string): boolean => one.safeParse(text).success;

/** A network from which a program may call, or a single address. */
export const network = z
  .string()
  .trim()
  .max(50)
  .refine(isNetwork, {
    message: 'No address and no network such as 203.0.113.0/24.',
    params: { kind: 'network' },
  });
