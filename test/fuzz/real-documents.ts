import { type DocumentNode, Kind, print } from 'graphql';
import * as rest from '../../gateway/rest/generated/graphql.ts';
import * as web from '../../web/generated/graphql.ts';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

/** Every document that the web client and the REST layer send: the client takes `@unmask` out before. */
export const realDocuments = (): readonly string[] =>
  [...Object.values(web), ...Object.values(rest)]
    .filter(isDocument)
    .map((document) => print(document).replaceAll(' @unmask', ''));
