import type { PublicFiguresQuery } from '../../generated/graphql.ts';

export type Figures = PublicFiguresQuery;
export type Band = Figures['returns']['games'][number]['band'];
export type CaseReturn = Figures['returns']['cases'][number];
