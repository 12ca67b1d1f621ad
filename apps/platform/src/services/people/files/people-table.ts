import { mostPeople, type PersonRow } from '@izlog/contract/user/people-files';
import { readTitledTable, type TitledRow } from '#platform/kernel/files/titled-table.ts';
import { mayHoldConsent } from './consent-columns.ts';

export type PersonColumn = keyof Omit<PersonRow, 'id'>;

/** A row as it stands in the file: the cells of the columns that it has. */
export type TableRow = TitledRow<PersonColumn>;

/** Titles of columns, in the languages of the program and as other shops write them. */
const titles: Readonly<Record<PersonColumn, RegExp>> = {
  email:
    /^(e-?mail|e-?pošta|email address|(customer|subscriber|billing)[_ ]email|adresa e-?pošte|e-mail-adresse)$/,
  first_name: /^((customer )?first[_ ]?name|ime|vorname)$/,
  last_name: /^((customer )?last[_ ]?name|prezime|nachname|surname)$/,
  company: /^(company|tvrtka|firma)$/,
  company_address: /^(company[_ ]address|adresa tvrtke|firmenadresse)$/,
  language: /^(language|jezik|sprache)$/,
  state: /^(state|status|stanje)$/,
  confirmed_at: /^(confirmed_?(at)?|confirm_time|potvrđeno|bestätigt)$/,
  origin: /^(origin|source|izvor|porijeklo|herkunft)$/,
};

/** Reads a table of people, whatever its comma; refuses one without e-mails and one that is no table. */
export const readPeopleTable = (text: string): Promise<TableRow[]> =>
  readTitledTable(text, {
    titles,
    needed: 'email',
    most: mostPeople,
    wantsBeside: mayHoldConsent,
    headings: ({ people }) => people,
  });
