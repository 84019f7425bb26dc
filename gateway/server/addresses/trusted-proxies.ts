/**
 * The hops whose `X-Forwarded-For` Fastify trusts: as many as there are proxies in front, counted from the socket.
 * The address after them is the one that the outermost proxy saw; the client may have invented everything beyond.
 */
export const trustedProxies = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies === 0 ? false : (_address, hop) => hop < proxies;
