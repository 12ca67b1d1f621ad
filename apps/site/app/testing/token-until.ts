/** An access token as the platform makes it, unsigned, that runs out at `end` (milliseconds). */
export function tokenUntil(end: number, name = 'token'): string {
  const claims = JSON.stringify({ exp: Math.floor(end / 1000), name });
  return `header.${Buffer.from(claims).toString('base64url')}.signature`;
}
