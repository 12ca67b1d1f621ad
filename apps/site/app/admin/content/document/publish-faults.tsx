import { Note } from '../../../ui/note.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { DocumentAnswer } from './document-view.ts';
import { publishFaultWords } from './publish-words.ts';
import { fieldWords } from './section-words.ts';
import { allFields, type ShownPart } from './shown-fields.ts';

/** What keeps a document from being published, and what to look at before, by place and in words. */
export function PublishFaults({
  publish: { faults, warnings },
  root,
}: {
  publish: NonNullable<DocumentAnswer['publish']>;
  root: ShownPart;
}) {
  const { t } = useStaffText();
  const fields = new Map(allFields(root).map((field) => [field.path, field]));
  const nameOf = (path: string) => fieldWords(t, fields.get(path)?.name ?? path.split('/').at(-1) ?? '');
  return (
    <>
      {[
        { list: faults, tone: 'danger' as const, title: 'content.faults' as const },
        { list: warnings, tone: 'offer' as const, title: 'content.warnings' as const },
      ].map(({ list, tone, title }) =>
        list.length > 0 ? (
          <Note key={title} tone={tone} title={t(title)}>
            <ul>
              {list.map(({ path, kind, values, key }) => (
                <li key={key}>
                  {nameOf(path)}: {publishFaultWords(t, kind, values)}
                </li>
              ))}
            </ul>
          </Note>
        ) : null,
      )}
    </>
  );
}
