/**
 * What stands in the way of a call before anything was done: answered with an HTTP status and the protocol's `code` and
 * `content`. What the shop itself has to say (sold out, not found) is no fault, but a message of an answer.
 */
export class AgentFault extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, content: string, retryAfter?: number) {
    super(content);
    this.name = 'AgentFault';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** What an agent sent that cannot be understood. */
export const badRequest = (content: string, code = 'invalid_request') => new AgentFault(400, code, content);
