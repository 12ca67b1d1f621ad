import type { KindsOnSite } from './kind.ts';
import { choice } from './kinds/choice.tsx';
import { code } from './kinds/code.tsx';
import { count } from './kinds/count.tsx';
import { day } from './kinds/day.tsx';
import { decimal } from './kinds/decimal.tsx';
import { email } from './kinds/email.tsx';
import { entries } from './kinds/entries.tsx';
import { instant } from './kinds/instant.tsx';
import { lines } from './kinds/lines.tsx';
import { money } from './kinds/money.tsx';
import { optionalText } from './kinds/optional-text.tsx';
import { percent } from './kinds/percent.tsx';
import { period } from './kinds/period.tsx';
import { picture } from './kinds/picture.tsx';
import { reference } from './kinds/reference.tsx';
import { references } from './kinds/references.tsx';
import { state } from './kinds/state.tsx';
import { text } from './kinds/text.tsx';
import { url } from './kinds/url.tsx';
import { whole } from './kinds/whole.tsx';
import { words } from './kinds/words.tsx';
import { yesNo } from './kinds/yes-no.tsx';

/** Every kind of field as the back office draws it. */
export const kindsOnSite: KindsOnSite = {
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
};
