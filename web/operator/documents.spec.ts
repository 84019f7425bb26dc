import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, specifiedRules, validate } from 'graphql';
import { expect, it } from 'vitest';
import { boundedWork, LIMITS } from '../../gateway/graphql/limits.ts';
import { listSizesOf, operatorSchema } from '../../gateway/operator/schema.ts';
import * as generated from './generated/graphql.ts';

const { schema } = await operatorSchema();
const rules = [...specifiedRules, boundedWork(listSizesOf(schema), { ...LIMITS, aliases: 2 })];

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document';

const documents = Object.entries(generated).flatMap(([name, value]) =>
  isDocument(value) && name.endsWith('Document') ? [[name, value] as const] : [],
);

it('the console has documents', () => {
  expect(documents.length).toBeGreaterThan(50);
});

// The client asks for the names of types as well.
it.each(documents)('the API takes %s, as costly as it is', (_name, document) => {
  expect(validate(schema, addTypenameToDocument(document), rules)).toEqual([]);
});
