import type { Part } from '@izlog/contract/cms/content/part';
import type { templateFilter } from '@izlog/contract/cms/template';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useEffect, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { folded } from '#site/admin/ground/frame/ticks/folded.ts';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import { emptyPart } from '../door/part-place.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { copiedPart } from './copied-part.ts';
import { groupedSections } from './section-groups.ts';
import { SectionSketch } from './sketch.tsx';

type Template = EndpointAnswer<typeof templateFilter>['records'][number];

interface AddProps {
  page: EditedPage;
  onAdd: (part: Part) => void;
  onClose: () => void;
}

/** What can be put into a page: each kind of section with a picture of it, what was copied, and templates (CMS-066). */
export function AddDialog({ page, onAdd, onClose }: AddProps) {
  const { t } = useStaffText();
  const [words, setWords] = useState('');
  const copied = copiedPart();
  const isWanted = (name: string) => folded(name).includes(folded(words.trim()));
  const groups = groupedSections()
    .map(([group, names]) => [group, names.filter((name) => isWanted(sectionWords(t, name)))] as const)
    .filter(([, names]) => names.length > 0);
  return (
    <FormDialog open onClose={onClose} title={t('edit.add.title')} closeLabel={t('page.close')} shape="wide">
      <div className="stack stack--lg">
        <Field label={t('edit.add.search')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        {copied && words === '' ? (
          <Button onClick={() => onAdd(copied)}>
            {t('edit.add.copied', { name: sectionWords(t, copied.handler) })}
          </Button>
        ) : null}
        {groups.map(([group, names]) => (
          <section key={group}>
            <h3 className="h4">{t(`edit.add.group.${group}`)}</h3>
            <ul className="plain ed-kinds">
              {names.map((name) => (
                <li key={name}>
                  <button type="button" onClick={() => onAdd(emptyPart(name, 'sections'))}>
                    <SectionSketch handler={name} />
                    {sectionWords(t, name)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Templates page={page} isWanted={isWanted} onAdd={onAdd} />
      </div>
    </FormDialog>
  );
}

/** Sections that somebody put aside; a copy of them is inserted. */
function Templates({
  page: { talk },
  isWanted,
  onAdd,
}: Pick<AddProps, 'page' | 'onAdd'> & { isWanted: (name: string) => boolean }) {
  const { t } = useStaffText();
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    talk
      .act('templates', { limit: 100 })
      .catch(() => undefined)
      .then((answer) => {
        if (isLeft) return;
        const isAnswered = answer !== undefined && 'data' in answer;
        setFailed(!isAnswered);
        if (isAnswered) setTemplates((answer.data as EndpointAnswer<typeof templateFilter>).records);
      });
    return () => {
      isLeft = true;
    };
  }, [talk]);
  const shown = templates.filter(({ name, sections }) => sections.length > 0 && isWanted(name));
  if (isFailed) return <Note tone="offer">{t('edit.add.templatesFailed')}</Note>;
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="h4">{t('edit.add.templates')}</h3>
      <ul className="plain ed-kinds">
        {shown.map(({ id, name, sections }) => (
          <li key={id}>
            <button type="button" onClick={() => sections.toReversed().forEach(onAdd)}>
              <SectionSketch handler={sections[0]?.handler ?? ''} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
