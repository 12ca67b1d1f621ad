import { type Database, openDatabase } from '@izlog/platform/kernel/database/db';
import type { Installation } from './installation.ts';

/** A few connections to the database of an installation, for work that may take its time; requests may not. */
export const openOwnDatabase = ({
  connectionString,
  log,
}: Pick<Installation, 'connectionString' | 'log'>): Database =>
  openDatabase({
    connectionString,
    max: 4,
    statementTimeout: 0,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
