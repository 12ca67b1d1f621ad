/** A gateway that did not answer, or answered that it cannot. */
export class GatewayFault extends Error {
  constructor(gateway: string, what: string, options?: ErrorOptions) {
    super(`${gateway}: ${what}`, options);
    this.name = 'GatewayFault';
  }
}
