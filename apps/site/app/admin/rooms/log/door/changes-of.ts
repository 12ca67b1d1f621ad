import type { Words } from '#site/admin/ground/text/staff-words.server.ts';
import { plainWords } from '#site/admin/record/plain-words.ts';
import { labelOf } from '#site/admin/rooms/settings/door/option-words.ts';
import type { FieldChange, LogChange } from '../log-view.ts';

/** Whether a value has fields by name. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The platform keeps targets with the fields that differ; what has another form (older entries) is passed over. */
export function changesOf(changes: unknown, words: Words): LogChange[] {
  if (!Array.isArray(changes)) return [];
  return changes.filter(isObject).map(({ target, name, before, after }) => {
    const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    const labelIn = (field: string) => (target === 'options' ? labelOf(words, field) : '');
    const fields: FieldChange[] = names.map((field) => ({
      field,
      ...(labelIn(field) && { label: labelIn(field) }),
      before: plainWords(was[field]),
      after: plainWords(is[field]),
    }));
    // A new record has many fields that nobody filled in.
    const said = fields.filter((one) => one.before.length + one.after.length > 0);
    const called = typeof name === 'string' && name !== '' ? name : nameIn(said);
    return { target: String(target), ...(called && { name: called }), fields: said };
  });
}

/** What older entries say of the name of what they are about. */
function nameIn(fields: readonly FieldChange[]): string | undefined {
  const named = fields.find(({ field }) =>
    /^(?:name|names|title|subject|labels|words\.\w+\.name)$/.test(field),
  );
  return named?.after[0] ?? named?.before[0];
}
