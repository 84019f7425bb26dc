/**
 * Whom Fastify believes what `X-Forwarded-For` says: as many hops as there are proxies in front, counted from the socket.
 * The address after them is the one that the outermost proxy saw; everything beyond is the client's own invention.
 */
export const trustedProxies = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies === 0 ? false : (_address, hop) => hop < proxies;
