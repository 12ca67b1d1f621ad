/** A gateway that did not answer, or answered that it cannot. Whether it did what it was asked for is not known. */
export class GatewayFault extends Error {
  constructor(gateway: string, what: string, options?: ErrorOptions) {
    super(`${gateway}: ${what}`, options);
    this.name = 'GatewayFault';
  }
}

/** A gateway that certainly did not do what it was asked for: it said so, or the question never reached it. */
export class GatewayRefusal extends GatewayFault {
  constructor(gateway: string, what: string, options?: ErrorOptions) {
    super(gateway, what, options);
    this.name = 'GatewayRefusal';
  }
}

/** The fault of an answer with a status that is no success: only a question the gateway could not take is refused. */
export function faultOfStatus(gateway: string, status: number, what = ''): GatewayFault {
  // 408 and 409: the gateway may be at it still.
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 409;
  return new (isRefused ? GatewayRefusal : GatewayFault)(gateway, `answered ${status}${what}`);
}

/** Makes every fault of a step before the deed itself a refusal: nothing was asked for yet. */
export async function beforeTheDeed<T>(gateway: string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (cause) {
    throw new GatewayRefusal(gateway, 'nothing was asked for', { cause });
  }
}
