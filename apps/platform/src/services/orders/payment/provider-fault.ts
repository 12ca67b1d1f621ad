/** A provider that did not answer, or answered that it cannot. Whether it did what it was asked for is not known. */
export class ProviderFault extends Error {
  constructor(provider: string, what: string, options?: ErrorOptions) {
    super(`${provider}: ${what}`, options);
    this.name = 'ProviderFault';
  }
}

/** A provider that certainly did not do what it was asked for: it said so, or the question never reached it. */
export class ProviderRefusal extends ProviderFault {
  constructor(provider: string, what: string, options?: ErrorOptions) {
    super(provider, what, options);
    this.name = 'ProviderRefusal';
  }
}

/** The fault of an answer with a status that is no success: only a question the provider could not take is refused. */
export function faultOfStatus(provider: string, status: number, what = ''): ProviderFault {
  // 408 and 409: the provider may be at it still.
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 409;
  return new (isRefused ? ProviderRefusal : ProviderFault)(provider, `answered ${status}${what}`);
}

/** Makes every fault of a step before the deed itself a refusal: nothing was asked for yet. */
export async function beforeTheDeed<T>(provider: string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (cause) {
    throw new ProviderRefusal(provider, 'nothing was asked for', { cause });
  }
}
