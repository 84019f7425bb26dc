import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { fileOfForm } from '../accounts/avatars/form-file.ts';
import { jsonBytes } from '../graphql/answer-size.ts';
import { type GatewayContext, requireViewer } from '../graphql/context.ts';
import { LIMITS } from '../graphql/limits.ts';
import { handedInclusionPromise } from '../graphql/promised-entries.ts';
import { setLogPositionHeader } from '../graphql/read-position.ts';
import { isCovered } from '../graphql/resolvers/seeds.ts';
import type { ImageHost } from '../pages/image-host.ts';
import { withinBudget } from '../server/budget.ts';
import { priceOfAnswer } from '../server/work/prices.ts';
import { askWith } from './ask.ts';
import type { CompiledCall, RestCall, RestContext } from './call.ts';
import { commandOf, entropyFrom, type NamedCommand } from './command-id.ts';
import { succeeded } from './envelope.ts';
import { localeOf } from './locale.ts';
import { isAbsent, type Params, readParams } from './params.ts';
import type { Prepared } from './prepared.ts';

export interface HandlerParts {
  readonly schema: GraphQLSchema;
  readonly contextOf: (request: FastifyRequest) => Promise<GatewayContext>;
  readonly prepared: Prepared;
  readonly randomUuid: () => string;
  readonly pictures: ImageHost;
}

const redirect = z.object({ url: z.string() });

const isNavigation = ({ headers }: FastifyRequest): boolean => /text\/html/.test(headers.accept ?? '');

/** The picture of a multipart form; null where another body came. @throws GatewayError BAD_REQUEST */
const pictureIn = async (request: FastifyRequest): Promise<Uint8Array | null> =>
  request.isMultipart() ? fileOfForm(request) : null;

const paramsIn = ({ query, body, headers }: FastifyRequest): Params =>
  readParams({ query, body, json: /^application\/json/i.test(headers['content-type'] ?? '') });

/**
 * Derives entropy that a client left out from the id that the client chose, never from another; a link takes its place.
 */
const withEntropy = ({ input }: RestCall, params: Params, { commandId, named }: NamedCommand): Params =>
  named && 'entropy' in input.shape && isAbsent(params, 'entropy') && isAbsent(params, 'link')
    ? { ...params, entropy: entropyFrom(commandId) }
    : params;

/** Answers one call. The gateway checks the player before the parameters. */
export const handlerOf =
  ({ schema, contextOf, prepared, randomUuid, pictures }: HandlerParts, call: RestCall, { run }: CompiledCall) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const context = await contextOf(request);
    if (call.access === 'player') await requireViewer(context);
    const picture = call.uploads === true ? await pictureIn(request) : null;
    const command = commandOf(request.headers['idempotency-key'], randomUuid);
    const params = picture === null ? pictures.read(withEntropy(call, paramsIn(request), command)) : {};
    const { commandId, named } = command;
    const facts = { token: context.token, commandId, path: call.path, params };
    const rest: RestContext = {
      ask: askWith({ schema, context, log: request.log, requestId: request.id }),
      context,
      locale: localeOf(request.headers.lang),
      commandId,
      once: (shape, look) => (named ? prepared.find(facts, shape, look) : look()),
      picture,
    };
    const changes = call.methods.includes('POST') ? { commandId } : null;
    const data = pictures.shown(await withinBudget(run(params, rest), changes));
    const bytes = jsonBytes(data, LIMITS.bytes) ?? LIMITS.bytes;
    request.workBudget.spend(priceOfAnswer(bytes));
    setLogPositionHeader(reply, context.position);
    if (call.redirects === true && isNavigation(request)) return reply.redirect(redirect.parse(data).url, 302);
    const [promised] = [...context.promises.values()].slice(-1);
    const promise = promised && handedInclusionPromise(promised, (position) => isCovered(context, position));
    return reply.send(succeeded(data, promise ?? null));
  };
