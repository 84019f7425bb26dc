import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../../errors.ts';

/** Whether Fastify has a status for the error, such as for a file that is too large. */
const hasStatus = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;

/**
 * The first file of a multipart form, within the limits it was registered with.
 * @throws GatewayError BAD_REQUEST for a form without a file, one that is broken or cut off
 */
export const fileOfForm = async (request: FastifyRequest): Promise<Buffer> => {
  let file: Buffer | undefined;
  try {
    file = await (await request.file())?.toBuffer();
  } catch (error) {
    if (hasStatus(error)) throw error;
    throw new GatewayError('BAD_REQUEST', {}, 'The form is broken or cut off');
  }
  if (file === undefined) throw new GatewayError('BAD_REQUEST', {}, 'The form has no picture');
  return file;
};
