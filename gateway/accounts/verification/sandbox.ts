import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../server/plugins/failures.ts';
import type { VerificationProvider, VerificationResults } from './provider.ts';

const PATH = '/sandbox/verification';
/** Where the browser goes afterwards. */
const AFTERWARDS = '/personal/settings';

const button = (result: string, text: string): string =>
  `<button name="result" value="${result}" style="font:inherit;padding:.75rem 1.5rem;margin:.5rem .5rem 0 0">${text}</button>`;

/** No script, no file of its own: the site's policy for pages holds here as well. */
const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" type="image/svg+xml" href="/mark.svg"><title>Sandbox verification · Glasscase</title></head>
<body style="font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem">
<main>
<h1>Sandbox verification</h1>
<p>No provider is connected. Nobody is checked here: choose what the result shall be.</p>
<p lang="zh-CN">这里没有接入真实的认证机构，不会核验任何身份：请选择认证结果。</p>
<form method="post">${button('pass', 'Pass · 通过')}${button('fail', 'Fail · 不通过')}</form>
</main>
</body>
</html>
`;

const answer = z.object({ result: z.enum(['pass', 'fail']) });

/** The page, and what its buttons do. A reference is good for one answer. */
const pages = async (app: FastifyInstance, results: VerificationResults): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1_024 });

    scope.get<{ Params: { reference: string } }>(`${PATH}/:reference`, async (request, reply) => {
      if (!(await results.isPending(request.params.reference))) return notFound(request, reply);
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(page);
    });

    scope.post<{ Params: { reference: string } }>(`${PATH}/:reference`, async (request, reply) => {
      const sent = answer.safeParse(request.body);
      if (!sent.success) return reply.code(400).send({ error: 'BAD_REQUEST', details: {} });
      const settled = await results.settle(request.params.reference, sent.data.result === 'pass');
      return settled ? reply.redirect(AFTERWARDS, 303) : notFound(request, reply);
    });
  });
};

/** Verifies no player: a page of the site itself asks what the result shall be. */
export const sandboxVerification = (publicOrigin: () => string): VerificationProvider => ({
  start: async (reference) => ({ url: `${publicOrigin()}${PATH}/${reference}` }),
  routes: pages,
});
