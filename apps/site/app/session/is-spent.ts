/** Seconds before its end at which a token counts as spent, so that it does not end on the way. */
const margin = 5;

/**
 * Whether an access token has run out, by the `exp` written in it; `now` in milliseconds. A token that cannot be read is
 * left to the platform to judge. Nothing is verified here: who may do what is the platform's to say.
 */
export function isSpent(accessToken: string, now: number): boolean {
  const end = endOf(accessToken);
  return end !== undefined && end - margin <= now / 1000;
}

function endOf(accessToken: string): number | undefined {
  const claims = accessToken.split('.')[1];
  if (claims === undefined) return undefined;
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { exp?: unknown };
    return typeof exp === 'number' ? exp : undefined;
  } catch (error) {
    // A cookie may hold anything.
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
