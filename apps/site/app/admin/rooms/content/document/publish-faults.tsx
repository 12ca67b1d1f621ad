import { faultAtWords } from '#site/admin/editing/door/publish-words.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Note } from '#site/ui/note.tsx';
import type { DocumentAnswer } from './document-view.ts';

/** What keeps a document from being published, and what to look at before, by place and in words. */
export function PublishFaults({
  publish: { faults, warnings },
}: {
  publish: NonNullable<DocumentAnswer['publish']>;
}) {
  const text = useStaffText();
  const { t } = text;
  return (
    <>
      {[
        { list: faults, tone: 'danger' as const, title: 'content.faults' as const },
        { list: warnings, tone: 'offer' as const, title: 'content.warnings' as const },
      ].map(({ list, tone, title }) =>
        list.length > 0 ? (
          <Note key={title} tone={tone} title={t(title)}>
            <ul>
              {list.map((fault) => (
                <li key={fault.key}>{faultAtWords(text, fault)}</li>
              ))}
            </ul>
          </Note>
        ) : null,
      )}
    </>
  );
}
