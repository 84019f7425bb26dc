/** Where the engine reports; pino and Fastify's logger fit. Details carry ids, never seeds, tokens or personal data. */
export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
