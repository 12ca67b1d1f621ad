import { setOption } from '#platform/services/settings/options/set-option.ts';
import type { TestPlatform } from '../kit.ts';

/** Sets options of a test site. */
export async function setOptions(
  platform: TestPlatform,
  options: Record<string, string | null>,
  site: 1 | 2 = 1,
): Promise<void> {
  const ctx = await platform.ctx({ site });
  for (const [key, value] of Object.entries(options))
    await setOption(ctx, { key, value }, platform.kernel.secrets);
}
