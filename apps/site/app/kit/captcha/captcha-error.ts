/** Why a captcha could not do its work (MKT-008 to MKT-011); for developers, visitors are told in their own words. */
export const captchaFaults = {
  noKey: 'ReCaptcha error: No key provided',
  noVersion: 'ReCaptcha error: No version provided',
  notLoaded: 'ReCaptcha error: Failed to load script',
  notExecuted: 'ReCaptcha error: Failed to execute',
} as const;

export class CaptchaError extends Error {
  constructor(fault: keyof typeof captchaFaults, cause?: unknown) {
    super(captchaFaults[fault], { cause });
    this.name = 'CaptchaError';
  }
}
