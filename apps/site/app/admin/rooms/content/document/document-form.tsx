import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { useUnsavedCount } from '#site/admin/record/edit/use-unsaved.ts';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import { Conflicts } from './conflicts.tsx';
import type { DocumentAnswer, DocumentView, LanguageView } from './document-view.ts';
import { endingsOf } from './field-texts.ts';
import { newId } from './new-id.ts';
import { PartFields } from './part-fields.tsx';
import { PublishFaults } from './publish-faults.tsx';
import { allFields, type ShownPart } from './shown-fields.ts';

/** The form of a document in one language: what is saved is a draft, until it is published. */
export function DocumentForm({
  view,
  latest,
  onUnsaved,
}: {
  view: DocumentView;
  latest: LanguageView;
  /** Called with whether something of a language is typed and not saved. */
  onUnsaved: (code: string, isUnsaved: boolean) => void;
}) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `doc-${latest.language.code}` });
  const answer = form.answer as DocumentAnswer | undefined;
  const unsaved = useUnsavedCount(form.ref);
  const { isBusy } = form;
  useEffect(
    () => onUnsaved(latest.language.code, unsaved > 0 && !isBusy),
    [onUnsaved, latest.language.code, unsaved, isBusy],
  );
  // What others saved, here or elsewhere, is taken in only where nobody is typing.
  const [held, setHeld] = useState<{ one: LanguageView; answer?: DocumentAnswer; times: number }>({
    one: latest,
    times: 0,
  });
  // A publish that was refused is saved as a draft all the same.
  if ((answer?.done || answer?.publish) && answer !== held.answer)
    setHeld({ one: latest, answer, times: held.times + 1 });
  else if (latest !== held.one && unsaved === 0) setHeld({ ...held, one: latest, times: held.times + 1 });
  const { one, times } = held;
  const root = one.root ?? empty;
  // What was saved stands in new fields: nothing of it is unsaved any more.
  const pressed = usePressed(form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the fields are new
  useEffect(() => {
    form.ref.current?.dispatchEvent(new Event('input'));
    stayWith(pressed.current);
  }, [times]);
  const { language, document } = one;
  const labels = {
    at: t('content.at'),
    ...Object.fromEntries(
      allFields(root).map(({ path, name, field }) => [
        `${path}${endingsOf(field)[0] ?? ''}`,
        fieldWords(t, name),
      ]),
    ),
  };
  return (
    <FormFrame
      form={form}
      label={`${root.words} (${language.name})`}
      labels={labels}
      className="stack stack--lg document-form"
      refusalTone={answer?.publish?.faults.length === 0 ? 'offer' : undefined}
    >
      {/* What Enter sends: nothing but the save. */}
      <button type="submit" name="act" value="" className="vh" tabIndex={-1} aria-hidden="true" />
      {/* Again once it was saved: the fields then show what is held. */}
      <div key={times} className="stack stack--lg">
        <Hidden one={one} answer={answer} />
        {answer?.isTakenBack ? (
          <Note tone="success" role="status">
            {t('content.unpublished')}
          </Note>
        ) : null}
        {answer?.conflicts ? <Conflicts conflicts={answer.conflicts} root={root} /> : null}
        {answer?.publish ? <PublishFaults publish={answer.publish} /> : null}
        <PartFields part={root} form={form} view={view} lang={language.code2} isRoot />
      </div>
      <SaveBar form={form} unsaved={unsaved} view={view} one={one} doubted={answer?.publish} />
      <p className="row small">
        {one.path && one.isPublic ? (
          <a className="link" href={one.path}>
            {t('content.onSite')}
          </a>
        ) : null}
        {one.touched ? (
          <span className="soft">
            <Touched touched={one.touched} />
          </span>
        ) : null}
        {one.scheduled.map(({ release, name, at, laterChanges }) => (
          <ScheduledIn key={release} {...{ name, at, laterChanges }} />
        ))}
      </p>
      {view.kind === 'content' || view.kind === 'event' ? (
        <More form={form} view={view} one={one} kind={document.kind} />
      ) : null}
    </FormFrame>
  );
}

/** The button by which a form was sent last. */
function usePressed({ ref }: SentForm): { current: string } {
  const pressed = useRef('');
  useEffect(() => {
    const form = ref.current;
    const note = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter instanceof HTMLButtonElement ? submitter.value : '';
    };
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, [ref]);
  return pressed;
}

/** Gives the focus back to the part that was moved: to the same button, or another of its own where that one is gone. */
function stayWith(act: string): void {
  const [, way, id] = /^(up|down|in|out):(.+)$/.exec(act) ?? [];
  const acts = id ? document.getElementById(`dio-${id}`)?.querySelector(':scope > .document-acts') : null;
  const buttons = [...(acts?.querySelectorAll('button') ?? [])];
  (buttons.find(({ value }) => value === `${way}:${id}`) ?? buttons[0])?.focus();
}

const empty: ShownPart = { id: 'root', handler: '', slot: '', words: '', fields: [], options: [], slots: [] };

/** What the form is about: the revision that was shown, what every field held, and a number of this very form. */
function Hidden({ one, answer }: { one: LanguageView; answer: DocumentAnswer | undefined }) {
  const [ids] = useState(() => ({ gesture: newId(), session: newId() }));
  return (
    <>
      <input type="hidden" name="rev" value={answer?.rev ?? one.rev} />
      <input type="hidden" name="shownRev" value={one.rev} />
      <input type="hidden" name="hashes" value={JSON.stringify(one.hashes)} />
      <input type="hidden" name="gesture" value={ids.gesture} suppressHydrationWarning />
      <input type="hidden" name="session" value={ids.session} suppressHydrationWarning />
    </>
  );
}

interface BarProps {
  form: SentForm;
  unsaved: number;
  view: DocumentView;
  one: LanguageView;
  doubted: DocumentAnswer['publish'];
}

function SaveBar({ form, unsaved, view, one, doubted }: BarProps) {
  const { t } = useStaffText();
  const isOnlyDoubted = doubted !== undefined && doubted.faults.length === 0;
  return (
    <div className="save-bar" data-unsaved={unsaved > 0 || undefined}>
      <span role="status">{unsaved > 0 ? t('resource.unsaved', { count: unsaved }) : null}</span>
      {isOnlyDoubted ? (
        <input type="hidden" name="accept" value={doubted.warnings.map(({ key }) => key).join(' ')} />
      ) : null}
      <Button type="submit" name="act" value="" busy={form.isBusy}>
        {t('content.saveDraft')}
      </Button>
      {view.mayPublish ? (
        <Button type="submit" tone="primary" name="act" value="publish">
          {t(
            isOnlyDoubted
              ? 'content.publishAnyway'
              : one.isPublic
                ? 'content.publishChanges'
                : 'content.publish',
          )}
        </Button>
      ) : null}
    </div>
  );
}

function Touched({ touched: { by, at } }: { touched: { by: string | null; at: string } }) {
  const { t, shortDate, time } = useStaffText();
  return t('content.touched', { by: by ?? '–', at: `${shortDate(at)} ${time(at)}` });
}

function ScheduledIn({ name, at, laterChanges }: { name: string; at: string | null; laterChanges: number }) {
  const { t, shortDate, time } = useStaffText();
  const address = useAddress();
  return (
    <span>
      <Link className="link" to={address('adminReleases')}>
        {name || t('content.release')}
      </Link>{' '}
      {at ? `${shortDate(at)} ${time(at)}` : null}
      {laterChanges > 0 ? <> · {t('content.laterChanges', { count: laterChanges })}</> : null}
    </span>
  );
}

/** What visitors find by an address of its own, from which they can be sent on. */
const addressed = ['page', 'post', 'term', 'event'];

/** What is done more rarely: at a time, give the draft up, take it back from visitors. */
function More({ form, view, one }: { form: SentForm; view: DocumentView; one: LanguageView; kind: string }) {
  const { t } = useStaffText();
  const id = useId();
  return (
    <div className="stack" id={id}>
      {view.mayPublish ? (
        <details data-apart open={'at' in form.faults || undefined}>
          <summary className="link">{t('content.plan')}</summary>
          <div className="stack">
            <TextField
              form={form}
              name="at"
              type="datetime-local"
              label={t('content.at')}
              hint={t('content.atHint')}
            />
            <Button type="submit" name="act" value="plan">
              {t('content.planSend')}
            </Button>
          </div>
        </details>
      ) : null}
      {one.isDrafted ? (
        <details>
          <summary className="link">{t('content.discard')}</summary>
          <p className="small soft">{t('content.discardLead')}</p>
          <Button type="submit" tone="danger" name="act" value="discard">
            {t('content.discardSend')}
          </Button>
        </details>
      ) : null}
      {view.mayPublish && one.isPublic ? (
        <details data-apart open={'sendTo' in form.faults || undefined}>
          <summary className="link">{t('content.unpublish')}</summary>
          <div className="stack">
            {addressed.includes(view.handler) ? (
              <TextField
                form={form}
                name="sendTo"
                label={t('content.sendTo')}
                hint={t('content.sendToHint')}
                isOptional
                autoComplete="off"
                list="link-targets"
              />
            ) : null}
            <p>
              <Button type="submit" tone="danger" name="act" value="unpublish">
                {t('content.unpublishSend')}
              </Button>
            </p>
          </div>
        </details>
      ) : null}
      {view.mayPublish ? null : <Note>{t('content.mayNot')}</Note>}
    </div>
  );
}
