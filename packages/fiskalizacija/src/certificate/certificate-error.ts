/** What is wrong with a certificate that somebody gives. */
export type CertificateProblem =
  /** The file is no PKCS#12 container, or a broken one. */
  | 'notP12'
  | 'wrongPassword'
  /** The file holds certificates and no private key. */
  | 'noKey'
  /** The key is none of RSA, which the signatures ask for. */
  | 'notRsa'
  /** The key has no certificate in the file. */
  | 'noCertificate'
  | 'ended'
  | 'notYetValid'
  /** The subject names no OIB. */
  | 'noOib'
  /** Issued by nobody that the tax host knows. */
  | 'foreignIssuer'
  /** A test certificate for the live host, or the other way round. */
  | 'otherEnvironment';

/**
 * A certificate that cannot be used: `problem` is for the program's own words, the message is for a log. It never carries
 * the password or anything of the key.
 */
export class CertificateError extends Error {
  override readonly name = 'CertificateError';
  readonly problem: CertificateProblem;
  constructor(problem: CertificateProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
