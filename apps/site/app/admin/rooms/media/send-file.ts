import type { Media } from '@izlog/contract/media/media';
import type { PictureFault } from '@izlog/contract/media/picture-fault';
import { pictureFaultWords } from './panel/picture-fault-words.ts';

/** What went wrong with a file, by the text that says so (MEDIA-022 to MEDIA-025). */
export type UploadFault =
  | 'error.readFile'
  | 'error.uploadUrlFetchFailed'
  | 'error.uploadToBucketFailed'
  | 'error.addFromBucketFailed'
  | 'media.wrongKind'
  | 'media.unsafeDrawing'
  | (typeof pictureFaultWords)[PictureFault]
  | 'media.replaceSame';

export class UploadError extends Error {
  readonly fault: UploadFault;
  constructor(fault: UploadFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

interface Ticket {
  path: string;
  parts: { part: number; url: string; from: number; to: number }[];
  expires_at: string;
}

/** How far a file has come; given back to go on where it stopped. */
export interface Progress {
  ticket?: Ticket;
  done: Set<number>;
}

interface SendOptions {
  folder: string;
  /** Id of the file in whose place it is put. */
  replaces?: number | undefined;
  progress: Progress;
  onSent: (bytes: number) => void;
}

/** Tries of a part before the file counts as failed, and ms before the second, doubled each time. */
const tries = 4;
const firstWait = 1000;
/** Tries of the first part where it goes to the bucket itself: the platform takes it instead. */
const directTries = 2;
/** Ms without a byte or an answer after which nobody is taken to be there. */
const silence = 30_000;

/**
 * Sends a file up: a ticket, its parts one after the other, and that it is there; returns its record. A part that is lost is
 * sent again, also after the line was away. Throws an UploadError; with the same `progress` it goes on where it stopped.
 */
export async function sendFile(
  file: File,
  { folder, replaces, progress, onSent }: SendOptions,
): Promise<Media> {
  await mustBeReadable(file);
  try {
    await putAll(file, progress, onSent, true);
  } catch (error) {
    // A bucket that this page may not reach, or that does not answer it: the platform takes the bytes itself.
    const isElsewhere = progress.ticket?.parts[0]?.url.startsWith('http') ?? false;
    if (!isElsewhere || progress.done.size > 0) throw error;
    progress.ticket = undefined;
    await putAll(file, progress, onSent, false);
  }
  const path = progress.ticket?.path ?? '';
  const { status, data } = replaces
    ? await post('replace', { path, id: String(replaces) })
    : await post('add', { path, folder });
  if (status === 200) return data as unknown as Media;
  progress.ticket = undefined;
  progress.done.clear();
  if (data.isDrawing) throw new UploadError('media.unsafeDrawing');
  if (data.picture) throw new UploadError(pictureFaultWords[data.picture]);
  if (data.code === 'FILE_UNREADABLE') throw new UploadError('error.readFile');
  if (replaces && data.code === 'VALUE_TAKEN') throw new UploadError('media.replaceSame');
  throw new UploadError(status === 415 ? 'media.wrongKind' : 'error.addFromBucketFailed');
}

async function mustBeReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    // Gone since it was chosen, a folder, or a file that somebody else holds.
    throw new UploadError('error.readFile', cause);
  }
}

async function putAll(file: File, progress: Progress, onSent: (bytes: number) => void, isDirect: boolean) {
  const { ticket } = progress;
  if (!ticket || Date.parse(ticket.expires_at) < Date.now()) {
    progress.done.clear();
    progress.ticket = await askTicket(file, isDirect);
  }
  let sent = 0;
  for (const { part, url, from, to } of progress.ticket?.parts ?? []) {
    const before = sent;
    if (!progress.done.has(part)) {
      const mayGoElsewhere = isDirect && url.startsWith('http') && progress.done.size === 0;
      const most = mayGoElsewhere ? directTries : tries;
      await putPart(url, file.slice(from, to), most, (bytes) => onSent(before + bytes));
      progress.done.add(part);
    }
    sent += to - from;
    onSent(sent);
  }
}

async function askTicket({ name, size, type }: File, isDirect: boolean): Promise<Ticket> {
  const { status, data } = await post('ticket', {
    name,
    size: String(size),
    mime: type,
    isDirect: String(isDirect),
  });
  if (status !== 200) throw new UploadError('error.uploadUrlFetchFailed');
  return data as unknown as Ticket;
}

/** A refusal by its code, whether it is of a drawing that holds more than a drawing, and what is wrong with a picture. */
interface PlatformAnswer {
  code?: string;
  isDrawing?: boolean;
  picture?: PictureFault;
}

async function post(act: string, fields: Record<string, string>) {
  try {
    const answer = await fetch(`/_/media/${act}`, { method: 'POST', body: new URLSearchParams(fields) });
    return { status: answer.status, data: (await answer.json()) as PlatformAnswer };
  } catch {
    // No line, or an answer of somebody between us: reported as a failure of the step that it was for.
    return { status: 0, data: {} as PlatformAnswer };
  }
}

async function putPart(
  url: string,
  bytes: Blob,
  most: number,
  onProgress: (bytes: number) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await put(url, bytes, onProgress);
    if (status >= 200 && status < 300) return;
    // What was refused for good is not better the second time.
    const isHopeless = status === 410 || status === 413 || status === 403;
    if (isHopeless || attempt === most) throw new UploadError('error.uploadToBucketFailed');
    await lineIsBack(firstWait * 2 ** (attempt - 1));
  }
}

/** `fetch` tells no progress of what it sends. One that falls silent is given up: 0, as where there is no line. */
function put(url: string, bytes: Blob, onProgress: (bytes: number) => void): Promise<number> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silent = 0;
    const wait = () => {
      window.clearTimeout(silent);
      silent = window.setTimeout(() => request.abort(), silence);
    };
    request.upload.onprogress = ({ loaded }) => {
      wait();
      onProgress(loaded);
    };
    // However it ends: answered, lost or given up.
    request.onloadend = () => {
      window.clearTimeout(silent);
      resolve(request.status);
    };
    wait();
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(bytes);
  });
}

/** Waits a while, and as long as the browser says that there is no line. */
async function lineIsBack(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
