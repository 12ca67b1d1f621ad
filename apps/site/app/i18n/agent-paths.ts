/** Where the calls of the protocol lie, and where the shop's profile does. */
export const endpointPath = '/ucp';
export const profilePath = '/.well-known/ucp';

/** Whether an address is one that agents call: they come without a browser, so nothing of a browser counts there. */
export const isForAgents = (pathname: string): boolean =>
  pathname === profilePath || pathname.startsWith(`${endpointPath}/`);
