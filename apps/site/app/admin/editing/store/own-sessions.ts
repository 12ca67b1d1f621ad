/** Sessions that a browser remembers as its own: those before a reload are seen by the platform for a while yet. */
const most = 30;

const name = (person: string) => `izlog-edit-sessions:${person}`;

/** Notes a session as one of this browser, and returns what tells them from those of other devices. */
export function noteOwnSession(person: string, session: string): (session: string) => boolean {
  // Where the browser keeps nothing, all of one's own count as here.
  let isSaved = true;
  try {
    localStorage.setItem(name(person), JSON.stringify([session, ...read(person)].slice(0, most)));
  } catch {
    isSaved = false;
  }
  return (other) => !isSaved || other === session || read(person).includes(other);
}

function read(person: string): string[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(name(person)) ?? '[]');
    return Array.isArray(all) ? all.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
