/** Why a whole file is refused; stable, so that a caller need not read the sentence. */
export type FileRefusalCode =
  | 'empty'
  | 'tooLarge'
  | 'encoding'
  | 'notXml'
  | 'doctype'
  | 'notStatement'
  | 'cut'
  | 'malformed';

/**
 * A file that is refused as a whole. The message is an English sentence; `line` is where it was noticed, `found` what stood
 * there instead of what was looked for (`camt.054` in place of a statement).
 */
export class FileRefused extends Error {
  readonly code: FileRefusalCode;
  readonly line: number | undefined;
  readonly found: string | undefined;

  constructor(
    code: FileRefusalCode,
    message: string,
    { line, found }: { line?: number; found?: string } = {},
  ) {
    super(message);
    this.name = 'FileRefused';
    this.code = code;
    this.line = line;
    this.found = found;
  }
}
