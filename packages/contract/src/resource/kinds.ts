import type { Field, FieldKind } from './field.ts';
import { choice } from './kinds/choice.ts';
import { code } from './kinds/code.ts';
import { count } from './kinds/count.ts';
import { day } from './kinds/day.ts';
import { decimal } from './kinds/decimal.ts';
import { email } from './kinds/email.ts';
import { entries } from './kinds/entries.ts';
import { instant } from './kinds/instant.ts';
import { lines } from './kinds/lines.ts';
import { money } from './kinds/money.ts';
import { optionalText } from './kinds/optional-text.ts';
import { percent } from './kinds/percent.ts';
import { period } from './kinds/period.ts';
import { picture } from './kinds/picture.ts';
import { reference } from './kinds/reference.ts';
import { references } from './kinds/references.ts';
import { state } from './kinds/state.ts';
import { text } from './kinds/text.ts';
import { url } from './kinds/url.ts';
import { whole } from './kinds/whole.ts';
import { words } from './kinds/words.ts';
import { yesNo } from './kinds/yes-no.ts';

/** The kinds of fields; each makes one from what a declaration says of it. */
export const kinds = {
  text,
  lines,
  words,
  email,
  whole,
  money,
  percent,
  yesNo,
  choice,
  code,
  state,
  instant,
  day,
  period,
  reference,
  references,
  entries,
  picture,
  count,
  optionalText,
  url,
  decimal,
} satisfies { [K in FieldKind]: (...said: never[]) => Field<K> };
