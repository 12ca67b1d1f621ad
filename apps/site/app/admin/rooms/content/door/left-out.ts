/** A section that a new page could not take over, and why, by the kind of the fault. */
export interface LeftOut {
  handler: string;
  reason: string;
}

const name = 'izostavljeno';
const word = /^[\w-]{0,60}$/;
/** Listed one by one at most. */
const most = 50;

/** The query of an address that tells a new page's form what was left out; empty for nothing. */
export function leftOutQuery(sections: readonly LeftOut[]): string {
  if (sections.length === 0) return '';
  const listed = sections.slice(0, most).map(({ handler, reason }) => `${handler}.${reason}`);
  return `?${new URLSearchParams({ [name]: listed.join(' ') })}`;
}

/** What an address tells to have been left out. */
export function leftOutIn(query: string): LeftOut[] {
  const listed = (new URLSearchParams(query).get(name) ?? '').split(' ').filter(Boolean).slice(0, most);
  return listed.flatMap((one) => {
    const [handler = '', reason = ''] = one.split('.');
    return word.test(handler) && word.test(reason) ? [{ handler, reason }] : [];
  });
}
