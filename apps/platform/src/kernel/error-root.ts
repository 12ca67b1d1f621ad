/** Codes of a disk that is full, ours or that of the database. */
export const noRoom = ['ENOSPC', 'EDQUOT', '53100'];

/** What names an error: code of the system, the database or the framework. */
export interface Root {
  message: string;
  code?: string;
  statusCode?: number;
  syscall?: string;
  /** Of the system: the file that was read or written, and where to it was copied. */
  path?: string;
  dest?: string;
  /** Of the database: the table, and the constraint or index that was broken. */
  table?: string;
  constraint?: string;
}

/** Drizzle wraps the driver's error in `cause`, the storage that of the disk. */
export function rootOf(thrown: Error): Root {
  const own: Root = thrown;
  if ((own.code === undefined || own.code.startsWith('E_CANNOT_')) && thrown.cause instanceof Error)
    return rootOf(thrown.cause);
  return own;
}
