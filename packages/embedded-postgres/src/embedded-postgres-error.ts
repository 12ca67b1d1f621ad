/** What keeps an embedded PostgreSQL from starting for good, until a person changes something. */
export type EmbeddedPostgresProblem =
  /** No programs for this system: another platform, musl, or an optional package that was not installed. */
  | 'noPrograms'
  /** The data was made by an older major version, and cannot be upgraded here. */
  | 'otherVersion'
  /** The data was made by a newer major version. */
  | 'newerVersion'
  /** The data must be upgraded to another major version, and programs use it. */
  | 'inUse'
  /** No room on the disk for an upgrade beside what is there. */
  | 'noRoom'
  /** An upgrade would lose something that the program does not carry over. */
  | 'notCarried'
  /** The process is root, as whom PostgreSQL does not run, and cannot run it as anybody else. */
  | 'noUser'
  /** No folder that the server's user can enter. */
  | 'noFolder'
  /** The data belongs to a user who cannot reach it, or is not the one who asks. */
  | 'notOurs';

/** Tells in a sentence what stands in the way; `problem` is for programs that want to add what their users can do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
  readonly problem: EmbeddedPostgresProblem;

  constructor(problem: EmbeddedPostgresProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
