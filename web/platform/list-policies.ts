import {
  type FieldPolicy,
  isReference,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client/cache';
import { eachList } from '../generated/list-fields.ts';

interface Edge {
  readonly cursor: string;
  readonly node: Reference | StoreObject;
}

interface Pages {
  readonly edges?: readonly Edge[];
}

/** Of a node without an id, the place in the list tells which it is. */
const keyOf = ({ node, cursor }: Edge): string => (isReference(node) ? node.__ref : cursor);

/**
 * All pages of a query are one list, and a page without `after` begins it again. New rows push known rows onto the next
 * page: the list holds each row once. Queries that differ in another argument, such as the length of a page, have lists
 * of their own.
 */
const oneList: FieldPolicy<Pages> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'after'),
  merge: (known, page, { args }) => {
    if (typeof args?.after !== 'string' || known?.edges === undefined) return { ...known, ...page };
    const keys = new Set(known.edges.map(keyOf));
    const fresh = page.edges?.filter((edge) => !keys.has(keyOf(edge))) ?? [];
    return { ...page, edges: [...known.edges, ...fresh] };
  },
};

/** Of every connection in the SDL. */
export const listPolicies: TypePolicies = eachList(oneList);
