import { expect, test } from 'vitest';
import { kindsOnSite } from '#site/admin/record/kinds-on-site.ts';
import { withWords } from '#site/admin/record/record-words.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { formLooks, listLooks, type RecordFormName, type RecordListName } from './record-looks.ts';
import { recordForms, recordLists } from './records.server.ts';

const records = [
  ...(Object.keys(listLooks) as RecordListName[]).map((name) => ({
    name,
    look: listLooks[name],
    fields: Object.entries(recordLists[name].resource.fields).filter(
      ([, { list, filter }]) => list || filter,
    ),
    views: recordLists[name].resource.views ?? [],
  })),
  ...(Object.keys(formLooks) as RecordFormName[]).map((name) => ({
    name,
    look: formLooks[name],
    fields: Object.entries(recordForms[name].resource.fields).filter(
      ([, { kind, isReadOnly }]) => !isReadOnly && kindsOnSite[kind].control,
    ),
    views: [],
  })),
];

test.for(records)(
  '[OFFICE-02] $name has a word for each field, choice and view',
  ({ look, fields, views }) => {
    const texts = { ...catalogueOf('hr').messages, ...staffWordsOf('hr') };
    const said = withWords(look, texts);
    const choicesOf = (name: string) => Object.keys(said.choices?.[name] ?? {});

    const missing = [
      ...fields.filter(([name]) => !said.fields[name]).map(([name]) => name),
      ...fields.flatMap(([name, { choices = [] }]) =>
        // A cell that is made by hand has words of its own.
        (said.cells?.[name] ? [] : choices)
          .filter((one) => !choicesOf(name).includes(one))
          .map((one) => `${name}.${one}`),
      ),
      ...views.filter(({ key }) => !said.views?.[key]).map(({ key }) => `view.${key}`),
      ...(said.words.nothing ? [] : ['list.nothing']),
    ];

    expect(missing).toEqual([]);
  },
);

test('what has no text is not said, and a word of the look goes before that of the rule', () => {
  const texts = { 'lamp.name': 'Name', 'lamp.name.hint': 'Short', 'lamp.list.count_one': '{count} lamp' };
  const said = withWords({ record: 'lamp', route: 'adminTags', fields: { name: 'form.save' } }, texts);

  expect(said.fields).toEqual({ name: 'form.save' });
  expect(said.hints).toEqual({ name: 'lamp.name.hint' });
  expect(said.words.count).toBe('lamp.list.count');
  expect(said.legends).toEqual({});
});
