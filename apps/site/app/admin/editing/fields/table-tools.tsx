import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Tool } from './rich-tool.tsx';

/** A new table, or rows and columns of the one in which the caret stands. */
export function TableTools({ rich }: { rich: Editor }) {
  const { t } = useStaffText();
  if (!rich.isActive('table'))
    return (
      <Tool
        icon="table"
        label={t('edit.rich.table')}
        onClick={() => rich.chain().focus().insertContent(emptyTable).run()}
      />
    );
  const run = async (
    name: 'addRowAfter' | 'deleteRow' | 'addColumnAfter' | 'deleteColumn' | 'deleteTable',
  ) => {
    const command: Command = (await import('@tiptap/pm/tables'))[name];
    command(rich.state, rich.view.dispatch);
    rich.commands.focus();
  };
  return (
    <>
      {(['addRowAfter', 'deleteRow', 'addColumnAfter', 'deleteColumn', 'deleteTable'] as const).map(
        (name) => (
          <button key={name} type="button" className="bubble__words" onClick={() => void run(name)}>
            {t(`edit.rich.${name}`)}
          </button>
        ),
      )}
    </>
  );
}

const cells = (type: string) => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
});
const emptyTable = {
  type: 'table',
  content: [cells('tableHeader'), cells('tableCell'), cells('tableCell')],
};
