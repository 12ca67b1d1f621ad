import { type UcpCapability, ucpCapabilities, ucpVersion } from '@izlog/contract/agents/ucp';

/** A note that goes with an answer; `path` is a JSONPath into it (RFC 9535). */
export type Message =
  | { type: 'info'; code: string; content: string; path?: string }
  | { type: 'warning'; code: string; content: string; path?: string; url?: string }
  | {
      type: 'error';
      code: string;
      content: string;
      severity: 'recoverable' | 'requires_buyer_input' | 'unrecoverable';
      path?: string;
    };

/** What every answer says of the protocol: its version, and the capability that answered. */
export const envelope = (capability: UcpCapability, status: 'success' | 'error' = 'success') => ({
  version: ucpVersion,
  status,
  capabilities: { [ucpCapabilities[capability]]: [{ version: ucpVersion }] },
});

/** The answer where there is nothing to act on: the shop understood, and this is why it came to nothing. */
export const errorAnswer = (
  capability: UcpCapability,
  messages: [Message, ...Message[]],
  continueUrl: string,
) => ({ ucp: envelope(capability, 'error'), messages, continue_url: continueUrl });

/** An answer in which there are messages only where something has to be said. */
export const withMessages = <A extends object>(answer: A, messages: readonly Message[]) =>
  messages.length > 0 ? { ...answer, messages } : answer;
