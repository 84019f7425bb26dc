import { byOperator, defineCommand } from '../kernel/define-command.ts';
import { caseStream, consolationStream, skinStream } from '../kernel/ids.ts';
import { publishCaseWith, retireCase } from './case/publish-case.ts';
import { publishConsolationWith } from './consolation/publish-consolation.ts';
import { publishCatalogWith } from './publish-catalog.ts';
import { publishSkin } from './skin/publish-skin.ts';

export const catalogCommands = [
  defineCommand('PublishSkin', {
    handlerWith: () => publishSkin,
    actor: byOperator,
    stream: ({ skin }) => skinStream(skin),
  }),
  defineCommand('PublishCase', {
    handlerWith: publishCaseWith,
    actor: byOperator,
    stream: ({ case: slug }) => caseStream(slug),
  }),
  defineCommand('RetireCase', {
    handlerWith: () => retireCase,
    actor: byOperator,
    stream: ({ case: slug }) => caseStream(slug),
  }),
  defineCommand('PublishConsolation', {
    handlerWith: publishConsolationWith,
    actor: byOperator,
    stream: () => consolationStream,
  }),
  defineCommand('PublishCatalog', {
    handlerWith: publishCatalogWith,
    actor: byOperator,
    stream: () => consolationStream,
  }),
] as const;
