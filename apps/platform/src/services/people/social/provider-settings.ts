import { z } from 'zod';
import { openOption } from '#platform/kernel/access/sealed-option.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { readProviderOption } from './identity.queries.ts';

const client = { clientId: z.string().min(1), clientSecret: z.string().min(1) };
const address = z.url({ protocol: /^https?$/ });

/**
 * One provider of option LoginProviders, a JSON list. Presets need what the provider's console shows; `issuer` of the
 * presets stands for another address of the same service, such as a test one.
 */
const provider = z.discriminatedUnion('preset', [
  z.object({
    preset: z.literal('oidc'),
    name: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
    title: z.string().min(1).max(50),
    issuer: address,
    ...client,
    scope: z.string().default('openid email profile'),
  }),
  z.object({
    preset: z.literal('google'),
    ...client,
    issuer: address.default('https://accounts.google.com'),
  }),
  z.object({ preset: z.literal('facebook'), ...client, issuer: address.default('https://www.facebook.com') }),
  z.object({
    preset: z.literal('apple'),
    clientId: z.string().min(1),
    teamId: z.string().min(1),
    keyId: z.string().min(1),
    /** The .p8 file as text. */
    privateKey: z.string().min(1),
    issuer: address.default('https://appleid.apple.com'),
  }),
]);
export type ProviderSettings = z.output<typeof provider>;

/** Reads the providers of a site; a list that cannot be read is as good as none and is logged. */
export async function readProviders(
  { secrets }: Pick<Kernel, 'secrets'>,
  ctx: Ctx,
): Promise<ProviderSettings[]> {
  const place = { siteId: ctx.site.id, key: 'LoginProviders' };
  const text = openOption(secrets, place, await readProviderOption(ctx.db, ctx.site.id));
  if (!text) return [];
  const parsed = z
    .string()
    .transform((value, issues) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        issues.addIssue({ code: 'custom', message: 'Not JSON.' });
        return z.NEVER;
      }
    })
    .pipe(z.array(provider))
    .safeParse(text);
  if (parsed.success) return parsed.data;
  // The issues name fields only: the values are secrets.
  ctx.log.warn(
    { issues: parsed.error.issues.map(({ path, message }) => ({ path, message })) },
    'LoginProviders',
  );
  return [];
}

/** What calls and people call a provider. */
export function namesOfProvider(settings: ProviderSettings): { name: string; title: string } {
  if (settings.preset === 'oidc') return { name: settings.name, title: settings.title };
  return { name: settings.preset, title: settings.preset[0]?.toUpperCase() + settings.preset.slice(1) };
}
