/**
 * Which addresses of `X-Forwarded-For` are believed: those that our own `proxies` wrote, counted from this process
 * outwards. What stands before them was sent by the visitor, who would otherwise choose under which address he is limited.
 */
export const trustProxies = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);
