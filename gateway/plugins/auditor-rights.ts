import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditorRight, Auditors } from '../auditors/auditors.ts';

/** Whether the request brings a token with that right. */
export const mayRead = async (
  { headers }: FastifyRequest,
  auditors: Pick<Auditors, 'allows'>,
  what: AuditorRight,
): Promise<boolean> => {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{1,64})$/i.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && auditors.allows(token, what);
};

export const refuseAuditor = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .headers({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' })
    .send({ error: 'UNAUTHENTICATED' });
