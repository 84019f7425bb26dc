import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../server/plugins/failures.ts';
import { documentLocales } from '../../site/documents/document.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import type { Payments } from './payments.ts';
import { sandboxCss, sandboxHtml } from './sandbox-html.ts';
import { SANDBOX_PAGE, type SandboxProvider } from './sandbox-provider.ts';

interface PageAddress {
  readonly Params: { readonly orderId: string };
  readonly Querystring: { readonly token?: unknown; readonly lang?: unknown };
}

const MAX_FORM_BYTES = 1_024;

const languageOf = (lang: unknown): SiteLanguage => documentLocales.find((one) => one === lang) ?? 'zh-CN';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page of the sandbox provider, where a person pays without money or doesn't. */
export const sandboxPage = async (
  app: FastifyInstance,
  payments: Payments,
  sandbox: SandboxProvider,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );

    const page = (reply: FastifyReply, html: string) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

    scope.get(`${SANDBOX_PAGE}.css`, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(sandboxCss),
    );

    scope.get<PageAddress>(`${SANDBOX_PAGE}/:orderId`, async (request, reply) => {
      const { token, lang } = request.query;
      const payment = await sandbox.payment(request.params.orderId, textOf(token));
      if (payment === null) return notFound(request, reply);
      return page(reply, sandboxHtml(payment, languageOf(lang), payments.channels.currencies));
    });

    scope.post<PageAddress>(`${SANDBOX_PAGE}/:orderId`, async (request, reply) => {
      const payment = await sandbox.payment(request.params.orderId, textOf(request.query.token));
      if (payment === null) return notFound(request, reply);
      const choice = request.body instanceof URLSearchParams ? request.body.get('choice') : null;
      if (choice !== 'pay' && choice !== 'cancel') return reply.code(400).send({ error: 'BAD_REQUEST', details: {} });
      const event = await sandbox.decide(payment.orderId, choice === 'pay' ? 'paid' : 'closed');
      // The provider has its answer; where the site can't take it in now, it asks for it before long.
      if (event !== null)
        await payments.receive(event).catch((err: unknown) => request.log.warn({ err }, 'asked later'));
      return reply.redirect(`/deposit?order=${encodeURIComponent(payment.orderId)}`, 303);
    });
  });
};
