import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { parseForm } from './params.ts';

/** Forms, and JSON that may be empty: clients name a type also where they send nothing. */
export const bodyParsers = async (api: FastifyInstance): Promise<void> => {
  await api.register(formbody, { parser: parseForm });
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') done(null, {});
    else parseJson(request, text, done);
  });
};
