/** Why a whole file is refused; stable, so that a caller need not read the sentence. */
export type FileRefusalCode =
  | 'unreadable'
  | 'empty'
  | 'notExport'
  | 'encoding'
  | 'malformed'
  | 'recordTooLong';

/** A file that is refused as a whole. The message is an English sentence; `line` is where it was noticed. */
export class FileRefused extends Error {
  readonly code: FileRefusalCode;
  readonly line: number | undefined;

  constructor(code: FileRefusalCode, message: string, line?: number) {
    super(message);
    this.name = 'FileRefused';
    this.code = code;
    this.line = line;
  }
}
