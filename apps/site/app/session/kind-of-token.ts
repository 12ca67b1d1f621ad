/**
 * Whether an access token says that it is a customer's or a staff user's; undefined when it cannot be read. Only a hint of
 * whom to ask about: nothing is verified here.
 */
export function kindOfToken(accessToken: string): 'customer' | 'staff' | undefined {
  try {
    const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8');
    const { kind } = JSON.parse(claims) as { kind?: unknown };
    return kind === 'customer' || kind === 'staff' ? kind : undefined;
  } catch (error) {
    // A cookie may hold anything.
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
