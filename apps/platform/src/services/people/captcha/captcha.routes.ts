import { captchaChallenge, captchaGet } from '@izlog/contract/settings/captcha';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { makeChallenge } from './challenge.ts';
import { getCaptcha } from './must-be-human.ts';

/** Which captcha protects the forms of a site, and the challenges of the built-in one. */
export function captchaRoutes(kernel: Kernel): Route[] {
  return [route(captchaGet, getCaptcha), route(captchaChallenge, (ctx) => makeChallenge(kernel, ctx))];
}
