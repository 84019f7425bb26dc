import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditorRight, Auditors } from '../../site/auditors/auditors.ts';

/** The token that a request brings; null where it brings none. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([A-Za-z0-9_-]{1,64})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** Whether the request brings a token with that right. */
export const mayRead = async (
  request: FastifyRequest,
  auditors: Pick<Auditors, 'allows'>,
  what: AuditorRight,
): Promise<boolean> => {
  const token = bearerOf(request);
  return token !== null && auditors.allows(token, what);
};

export const refuseAuditor = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .headers({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' })
    .send({ error: 'UNAUTHENTICATED' });
