import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useActionData, useFetcher } from 'react-router';
import { type Text, useText } from '#site/i18n/use-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { tell } from '../toasts/events.ts';
import { useNotices } from '../toasts/use-toasts.ts';
import type { FormAnswer } from './form-answer.ts';
import { type Faults, type FormRules, faultsOf, type ReadField, reader } from './rules.ts';
import { stillWrong } from './still-wrong.ts';
import { useDoubts } from './use-doubts.ts';

const consentRequired = 'core.notifications.consentRequired';

interface SentFormOptions {
  /** Name of the form among those of the page; it is sent along. */
  name: string;
  /** The rules by which it is looked at before it is sent; the server plays them again. */
  rules?: FormRules | ((read: ReadField) => FormRules);
  /** What is doubted of a field that one leaves; the server asks about it when the form is sent. */
  doubts?: FormRules;
  /** Empties the form when it worked (AUTH-047, AUTH-059). */
  isEmptiedWhenDone?: boolean;
  onDone?: () => void;
}

/** Everything a form needs to show itself. */
export interface SentForm {
  name: string;
  Form: ReturnType<typeof useFetcher>['Form'];
  ref: React.RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** A field was left: what is doubted of it is asked beside it. */
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  faults: Faults;
  /** Fields to look at once more, which are taken as they are when they are sent again. */
  doubts: Faults;
  /** Those of them that the form was sent with. */
  sentDoubts: Faults;
  /** What was asked about already: sent along. */
  asked: string | undefined;
  refusal: string | undefined;
  /** What was typed before the page was loaded again, by field. */
  typed: Readonly<Record<string, string>>;
  /** The platform asked for a proof; it stays asked for while the form is sent again. */
  asksProof: boolean;
  /** What the last sending was answered. */
  answer: FormAnswer | undefined;
  /** Lays the answer aside, where a person says that it was seen and stays at the address. */
  forget: () => void;
  /** What the page tells, without scripts, when the form worked. */
  done: FormAnswer['done'];
  /** What stays beside the button of a form that was emptied, until it is sent again: a toast is soon gone. */
  sent: FormAnswer['done'];
}

const noFaults: Faults = {};
const noDoubts: FormRules = {};

/**
 * A form with one submit at a time (AUTH-010, AUTH-011): it is looked at before it is sent, what is wrong stands beside its
 * field and takes the focus, what was typed stays; a message goes when its cause does. Without scripts the same form is an ordinary one: the answer then comes
 * as the page's action data.
 */
export function useSentForm({
  name,
  rules = {},
  doubts = noDoubts,
  isEmptiedWhenDone,
  onDone,
}: SentFormOptions): SentForm {
  const fetcher = useFetcher<FormAnswer>();
  const plain = useActionData() as FormAnswer | undefined;
  const { t } = useText();
  const { show } = useToasts();
  const say = useNotices();
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [own, setOwn] = useState<Faults>();
  // A sending that leads to a page, as this one, has no answer: the router goes on giving the one before.
  const [past, setPast] = useState<FormAnswer>();
  const [mended, setMended] = useState<{ sent: Faults; left: Faults }>();
  const isBusy = fetcher.state !== 'idle';
  const plainAnswer = plain?.form === name ? plain : undefined;
  const answer = (isBusy || fetcher.data !== past ? fetcher.data : undefined) ?? plainAnswer;
  const reported = own ?? (isBusy ? undefined : answer?.faults) ?? noFaults;
  const faults = mended?.sent === reported ? mended.left : reported;
  const asking = useDoubts(doubts, isBusy ? undefined : answer?.doubts);

  // Before the page is painted: a scanner's next code comes in the frame in which the field is ready for it.
  useLayoutEffect(() => {
    if (!isBusy) isSending.current = false;
  }, [isBusy]);

  const take = useEffectEvent((data: FormAnswer) => {
    for (const key of data.alerts ?? []) show(t(key), { tone: 'danger' });
    if (!data.done) return focusOnProblem(ref.current);
    if (isEmptiedWhenDone) ref.current?.reset();
    say(data.done);
    tell('submitted', { form: name });
    onDone?.();
  });
  useEffect(() => {
    if (fetcher.data && !isBusy) take(fetcher.data);
  }, [fetcher.data, isBusy]);
  useEffect(() => {
    if (own) focusOnProblem(ref.current);
  }, [own]);

  const play = (form: HTMLFormElement): Faults => {
    const read = reader(new FormData(form));
    return faultsOf(typeof rules === 'function' ? rules(read) : rules, read);
  };

  const onInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof Element)) return;
    const field = target.getAttribute('name') ?? '';
    asking.onInput(currentTarget, field);
    if (faults === noFaults) return;
    const look = { shown: faults, found: play(currentTarget), field, isOfServer: own === undefined };
    setMended({ sent: reported, left: stillWrong(look) });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending.current) return event.preventDefault();
    const found = play(event.currentTarget);
    const isWrong = Object.keys(found).length > 0;
    setOwn(isWrong ? found : undefined);
    // A required consent that is open is also announced (GDPR-007).
    if (found.consents?.key === consentRequired) show(t(consentRequired), { tone: 'danger' });
    if (isWrong) return event.preventDefault();
    setPast(fetcher.data);
    isSending.current = true;
  };

  return {
    name,
    Form: fetcher.Form,
    ref,
    onSubmit,
    onInput,
    onBlur: asking.onBlur,
    isBusy,
    faults,
    doubts: asking.doubts,
    sentDoubts: asking.sentDoubts,
    asked: answer?.typed?.asked,
    refusal: own || isBusy ? undefined : refusalOf(answer, t),
    typed: plainAnswer?.typed ?? {},
    asksProof: answer?.asksProof === true,
    answer: isBusy ? undefined : answer,
    forget: () => setPast(fetcher.data),
    done: plainAnswer?.done,
    sent: isEmptiedWhenDone && !isBusy && !own ? fetcher.data?.done : undefined,
  };
}

function refusalOf(answer: FormAnswer | undefined, t: Text['t']): string | undefined {
  if (answer?.isOffline) return t('form.offline');
  return answer?.isFailed ? t('error.somethingWentWrong') : answer?.refusal;
}

/** The list of problems, else the first wrong or newly asked field, takes the focus, so that it is read out and in view. */
function focusOnProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-problems], [aria-invalid], [data-proof] input')?.focus();
}
