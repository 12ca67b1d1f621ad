import type { CaptchaSettings } from '@izlog/contract/settings/captcha';
import { CaptchaError } from './captcha-error.ts';

/** What the three providers put on the window: reCAPTCHA 2, Turnstile and hCaptcha draw a widget, reCAPTCHA 3 has none. */
interface ProviderApi {
  ready?(work: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): unknown;
  execute(widgetOrKey?: unknown, options?: { action: string }): unknown;
}

type Outside = 'recaptcha' | 'turnstile' | 'hcaptcha';

const scripts: Record<Outside, { src: (key: string, version: string) => string; global: string }> = {
  recaptcha: {
    src: (key, version) =>
      `https://www.google.com/recaptcha/api.js?render=${version === '3' ? encodeURIComponent(key) : 'explicit'}`,
    global: 'grecaptcha',
  },
  turnstile: {
    src: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
  hcaptcha: { src: () => 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha' },
};

/**
 * Loads a provider's script, only now that a form needs it (MKT-013), and returns what fetches a response. Throws a
 * CaptchaError without key (MKT-008), without version (MKT-009), or when the script does not come (MKT-010).
 */
export async function openOutsideCaptcha(
  { provider, key, version = '2', size = 'invisible' }: Partial<CaptchaSettings> & { provider: Outside },
  page: Document = document,
): Promise<(place: HTMLElement) => Promise<string>> {
  if (!key) throw new CaptchaError('noKey');
  if (!version) throw new CaptchaError('noVersion');
  const { src, global } = scripts[provider];
  const api = await loadApi(page, src(key, version), global);
  return async (place) => {
    try {
      const isThird = provider === 'recaptcha' && version === '3';
      return await (isThird ? executeThird(api, key) : executeWidget(api, place, key, size));
    } catch (error) {
      throw new CaptchaError('notExecuted', error);
    }
  };
}

const loading = new Map<string, Promise<ProviderApi>>();

function loadApi(page: Document, src: string, global: string): Promise<ProviderApi> {
  const known = loading.get(src);
  if (known) return known;
  const load = new Promise<ProviderApi>((resolve, reject) => {
    const script = page.createElement('script');
    script.src = src;
    script.async = true;
    const fail = (cause?: unknown) => {
      loading.delete(src);
      script.remove();
      reject(new CaptchaError('notLoaded', cause));
    };
    script.onerror = fail;
    script.onload = () => {
      const api = (page.defaultView as unknown as Record<string, ProviderApi | undefined>)[global];
      if (!api) return fail();
      if (api.ready) api.ready(() => resolve(api));
      else resolve(api);
    };
    page.head.append(script);
  });
  loading.set(src, load);
  return load;
}

async function executeThird(api: ProviderApi, key: string): Promise<string> {
  return String(await api.execute(key, { action: 'form' }));
}

function executeWidget(api: ProviderApi, place: HTMLElement, key: string, size: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const box = place.ownerDocument.createElement('div');
    place.replaceChildren(box);
    const widget = api.render(box, {
      sitekey: key,
      size,
      callback: resolve,
      'error-callback': reject,
      'expired-callback': reject,
    });
    // Turnstile begins by itself; asking again is no harm to it.
    Promise.resolve(api.execute(widget)).catch(reject);
  });
}
