/** Why a whole file is refused; stable, so that a caller need not read the sentence. */
export type FileRefusalCode =
  | 'unreadable'
  | 'empty'
  | 'notText'
  | 'encoding'
  | 'header'
  | 'tooWide'
  | 'quotes'
  | 'rowTooLong'
  | 'scattered'
  | 'changed';

/** A file that is refused as a whole: nothing was written. The message is an English sentence for the command line. */
export class FileRefused extends Error {
  readonly code: FileRefusalCode;

  constructor(code: FileRefusalCode, message: string) {
    super(message);
    this.name = 'FileRefused';
    this.code = code;
  }
}
