import type { StaffReturn, scanReturn } from '@izlog/contract/ecommerce/returns/return-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';

/** What came of a scan. */
export type Scanned = EndpointAnswer<typeof scanReturn> & { code: string };

/** The answer to a form of returns; a scan says what it came to. */
export interface ReturnAnswer extends FormAnswer {
  scanned?: Scanned;
}

/** What somebody may do with a return. */
interface ReturnRights {
  mayAnswer: boolean;
  mayReceive: boolean;
  maySettle: boolean;
}

export interface ReturnView extends ReturnRights {
  title: string;
  one: StaffReturn;
}
