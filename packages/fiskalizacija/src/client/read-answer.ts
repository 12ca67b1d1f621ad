import { type FiscalEnvironment, leadsTo, nameFields } from '../certificate/authorities.ts';
import { mayPassLater } from '../messages/codes.ts';
import { bodyOf, childElements, elementAt, faultOf, readDocument, textAt } from '../messages/read-xml.ts';
import { verifyElement } from '../messages/verify.ts';
import { instantOfMessageTime } from '../zagreb-time.ts';
import type { Checked, HostError, NoAnswer, Refused, Unanswered } from './answers.ts';
import { answerSigners } from './hosts.ts';

/** What an answer must fit. */
export interface Expected {
  /** Name of the answer's element. */
  answer: string;
  messageId: string;
  environment: FiscalEnvironment;
  authorities: readonly string[];
  now: Date;
}

/** An answer of the host that was proved to be its own: nothing outside `element` counts. */
export interface Proved {
  kind: 'proved';
  element: Element;
  processedAt: Date;
}

/**
 * Reads what the host sent to a signed message: one envelope with the answer that was asked for, signed by the host of the
 * environment and about this message.
 */
export function readAnswer(body: string, expected: Expected): Proved | NoAnswer {
  const found = elementOf(body, expected.answer);
  if ('kind' in found) return found;
  const verified = verifyElement(body, found.element);
  if (!verified.proved) return { kind: 'untrusted', detail: verified.reason };
  const { certificate, element } = verified;
  const signer = nameFields(certificate.subject).get('CN');
  if (signer !== answerSigners[expected.environment] || !leadsTo(certificate, [], expected.authorities))
    return {
      kind: 'untrusted',
      detail: `Signed by "${certificate.subject.replaceAll('\n', ', ')}", not by the host.`,
    };
  if (expected.now > new Date(certificate.validTo) || expected.now < new Date(certificate.validFrom))
    return { kind: 'untrusted', detail: 'Signed by a certificate that is not valid now.' };
  const answered = textAt(element, 'Zaglavlje', 'IdPoruke');
  // Where the host could not read the message, it does not know its number.
  const isOurs = answered === expected.messageId || (!answered && errorsOf(element).length > 0);
  if (!isOurs) return { kind: 'untrusted', detail: `It answers the message ${answered}.` };
  const processedAt =
    instantOfMessageTime(textAt(element, 'Zaglavlje', 'DatumVrijeme') ?? '') ?? expected.now;
  return { kind: 'proved', element, processedAt };
}

/** The element `name` that a body carries in its envelope, or why there is none. */
export function elementOf(body: string, name: string): { element: Element } | Unanswered {
  const document = readDocument(body);
  const element = document && bodyOf(document);
  if (!element) return unanswered('notAnAnswer', `Not an envelope with one answer: ${beginning(body)}`);
  const fault = faultOf(element);
  if (fault !== undefined) return unanswered('fault', `The host failed: ${fault.slice(0, 200)}`);
  if (element.localName !== name)
    return unanswered('notAnAnswer', `"${element.localName}" where "${name}" was asked for.`);
  return { element };
}

const unanswered = (reason: Unanswered['reason'], detail: string): Unanswered => ({
  kind: 'unanswered',
  reason,
  detail,
  mayHaveArrived: true,
});

/** The first words of what came, on one line, for a log. */
const beginning = (body: string) => JSON.stringify(body.trim().slice(0, 80));

/** The faults that an answer names. */
function errorsOf(element: Element): HostError[] {
  const list = elementAt(element, 'Greske');
  return (list ? childElements(list) : []).map((one) => ({
    code: textAt(one, 'SifraGreske') ?? '',
    message: textAt(one, 'PorukaGreske') ?? '',
  }));
}

/** The refusal that an answer is, where it names faults of the host's list for all messages. */
export function refusalOf(element: Element): Refused | undefined {
  const errors = errorsOf(element);
  if (errors.length === 0) return undefined;
  return { kind: 'refused', errors, mayPassLater: errors.every(({ code }) => mayPassLater(code)) };
}

/** What a check found: `v100` is nothing. */
export function checkedOf(element: Element): Checked | undefined {
  const errors = errorsOf(element);
  if (errors.some(({ code }) => !code.startsWith('v'))) return undefined;
  return { kind: 'checked', findings: errors.filter(({ code }) => code !== 'v100') };
}
