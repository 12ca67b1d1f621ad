import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { Ctx } from './context.ts';

/** Somebody whose data are asked for or erased. */
export interface DataSubject {
  /** The account, and the guests that bought with its confirmed e-mail. */
  userIds: readonly number[];
  /** Confirmed addresses only: an unconfirmed one may be somebody else's. */
  email: string | undefined;
}

/** What stays after an erasure, and by which law; texts by two-letter language, for the person. */
export interface RetainedData {
  name: string;
  count: number;
  texts: Readonly<Record<ProgramLanguage, string>>;
}

/** One kind of personal data. Every service that keeps some adds its parts, so that export and erasure are complete. */
export interface PersonalDataPart {
  /** Name in the export, e.g. `orders`. */
  name: string;
  /** Everything of this kind about the person, ready for JSON; rows are flat where that is possible. */
  collect(ctx: Ctx, subject: DataSubject): Promise<readonly object[]>;
  /** What would have to stay, if anything; what counts none is left out. */
  kept?(ctx: Ctx, subject: DataSubject): Promise<readonly RetainedData[]>;
  /** Removes the data, or the person from them; in the transaction of `ctx`, before the account itself goes. */
  erase(ctx: Ctx, subject: DataSubject): Promise<void>;
}

/** The parts that services have added. */
export interface PersonalData {
  add(part: PersonalDataPart): void;
  readonly parts: readonly PersonalDataPart[];
}

/** An empty list of parts; adding a name twice is a fault. */
export function createPersonalData(): PersonalData {
  const parts: PersonalDataPart[] = [];
  return {
    parts,
    add(part) {
      if (parts.some(({ name }) => name === part.name)) throw new Error(`two parts are called ${part.name}`);
      parts.push(part);
    },
  };
}
