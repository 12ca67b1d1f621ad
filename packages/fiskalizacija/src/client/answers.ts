/** Why there is no answer that could be read. */
export type UnansweredReason =
  /** The host could not be reached: no line, no name, refused. */
  | 'connection'
  /** No connection that can be trusted was made. */
  | 'tls'
  /** Nothing came in the time given. */
  | 'timeout'
  /** The connection broke off before the answer was whole. */
  | 'cut'
  /** Something came that is no answer of the host: a page in HTML, broken XML, more than an answer can be. */
  | 'notAnAnswer'
  /** The host says that it failed (SOAP fault). */
  | 'fault';

/** No answer; the same invoice is to be sent again, in a message of its own. */
export interface Unanswered {
  kind: 'unanswered';
  reason: UnansweredReason;
  /** For a log: neither a key nor what was sent. */
  detail: string;
  /** Whether the message may have arrived all the same. An invoice that is sent twice is one to the tax host. */
  mayHaveArrived: boolean;
}

/** An answer that proves nothing: not signed by the host, about another message, changed on the way. As good as none. */
export interface Untrusted {
  kind: 'untrusted';
  detail: string;
}

/** A fault that the host names: `s001` … */
export interface HostError {
  code: string;
  message: string;
}

/** The host took the message and refused what it says. */
export interface Refused {
  kind: 'refused';
  errors: readonly HostError[];
  /** Whether the same invoice may pass later as it is (`s006`); if not, somebody has to mend something. */
  mayPassLater: boolean;
}

/** The invoice is reported. */
export interface Confirmed {
  kind: 'confirmed';
  jir: string;
  /** When the host worked on it. */
  processedAt: Date;
}

/** The change is reported. */
export interface Changed {
  kind: 'changed';
  processedAt: Date;
}

/** What the test host would find fault with; nothing where it found the invoice to be right. */
export interface Checked {
  kind: 'checked';
  findings: readonly HostError[];
}

export interface Echoed {
  kind: 'echoed';
  text: string;
}

export type NoAnswer = Unanswered | Untrusted;
export type InvoiceAnswer = Confirmed | Refused | NoAnswer;
export type ChangeAnswer = Changed | Refused | NoAnswer;
export type CheckAnswer = Checked | Refused | NoAnswer;
export type EchoAnswer = Echoed | NoAnswer;
