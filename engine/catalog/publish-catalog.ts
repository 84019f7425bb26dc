import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { accept, type Decision, type StreamEvent } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import type { CommandId } from '../kernel/ids.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { Known, Needs, World } from '../kernel/world.ts';
import type { SeesTerms } from '../terms/state.ts';
import type { CasePublished, CaseRetired } from './case/events.ts';
import { type PublishCase, publishCaseWith, type RetireCase, retireCase } from './case/publish-case.ts';
import { type CaseState, evolveCase, type SeesCases } from './case/state.ts';
import type { ConsolationPublished } from './consolation/events.ts';
import { type PublishConsolation, publishConsolationWith } from './consolation/publish-consolation.ts';
import { type ConsolationState, evolveConsolation, type SeesConsolation } from './consolation/state.ts';
import type { SkinEvent } from './skin/events.ts';
import { type PublishSkin, publishSkin } from './skin/publish-skin.ts';
import { evolveSkin, type SeesSkins, type SkinState } from './skin/state.ts';

export type CatalogChange = PublishSkin | PublishCase | RetireCase | PublishConsolation;

export type CatalogEvent = SkinEvent | CasePublished | CaseRetired | ConsolationPublished;
export type SeesCatalog = SeesSkins & SeesCases & SeesConsolation & SeesTerms;

/** Changes of the catalog that take effect together or not at all, in order: cases take values from skins before them. */
export type PublishCatalog = {
  readonly type: 'PublishCatalog';
  /** At least one; the command passes over a change that the catalog already has. */
  readonly changes: readonly CatalogChange[];
};

/** Bounds of one command, so that it and its answer fit into one message between processes. */
export const MAX_CATALOG_CHANGES = 1_024;
/** Size of its entries as texts within that message: in UTF-8, with every quote escaped. */
export const MAX_CATALOG_BYTES = 900_000;

/** The most bytes that an entry has besides its event: stream, time, versions. */
const ENVELOPE_BYTES = 250;

const bytesInMessage = (event: CatalogEvent): number =>
  utf8(JSON.stringify(canonicalJson(event))).length + ENVELOPE_BYTES;

/** The subject of a change, as refusals and importers name it. */
export const changeName = (change: CatalogChange): string => {
  switch (change.type) {
    case 'PublishSkin':
      return `skin.${change.skin}`;
    case 'PublishCase':
    case 'RetireCase':
      return `case.${change.case}`;
    case 'PublishConsolation':
      return 'consolation';
  }
};

/** A catalog that changes step by step, over a world that doesn't change. */
export interface CatalogStage {
  readonly world: World & SeesCatalog;
  decide(change: CatalogChange, commandId: CommandId): Decision<CatalogEvent>;
}

type ChangeType = CatalogChange['type'];
/** Changes by type, in the form by which TypeScript relates a change to its handler. */
type Changes = { readonly [Type in ChangeType]: Extract<CatalogChange, { type: Type }> };
type ChangeOf<Type extends ChangeType> = { [Each in Type]: Changes[Each] & { readonly type: Each } }[Type];

const handlersWith = (hashing: Hashing) => {
  const handlers: { readonly [Type in ChangeType]: Handler<ChangeOf<Type>, CatalogEvent, SeesCatalog> } = {
    PublishSkin: publishSkin,
    PublishCase: publishCaseWith(hashing),
    RetireCase: retireCase,
    PublishConsolation: publishConsolationWith(hashing),
  };
  return {
    needs: <Type extends ChangeType>(change: ChangeOf<Type>, known: Known<SeesCatalog>): Needs =>
      handlers[change.type].needs(change, known),
    decide: <Type extends ChangeType>(
      change: ChangeOf<Type>,
      world: World & SeesCatalog,
      commandId: CommandId,
    ): Decision<CatalogEvent> => handlers[change.type].decide(change, world, commandId),
  };
};

/** Decides change after change, each over the catalog that the changes before it made. */
export const catalogStageWith = (hashing: Hashing, before: World & SeesCatalog): CatalogStage => {
  const { decide } = handlersWith(hashing);
  const skins = new Map<string, SkinState>();
  const cases = new Map<string, CaseState>();
  let consolation: ConsolationState | null = null;
  const world: World & SeesCatalog = {
    ...before,
    skin: (id) => skins.get(id) ?? before.skin(id),
    case: (slug) => cases.get(slug) ?? before.case(slug),
    consolation: () => consolation ?? before.consolation(),
  };
  const fold = ({ event }: StreamEvent<CatalogEvent>): void => {
    if (event.type === 'SkinPublished')
      skins.set(event.data.skin, evolveSkin(world.skin(event.data.skin), event, world.at));
    if (event.type === 'CasePublished') {
      const slug = event.data.table.case;
      cases.set(slug, evolveCase(world.case(slug), event, world.at));
    }
    if (event.type === 'CaseRetired')
      cases.set(event.data.case, evolveCase(world.case(event.data.case), event, world.at));
    if (event.type === 'ConsolationPublished') consolation = evolveConsolation(world.consolation(), event, world.at);
  };
  return {
    world,
    decide: (change, commandId) => {
      const decision = decide(change, world, commandId);
      if (decision.kind === 'accepted') decision.events.forEach(fold);
      return decision;
    },
  };
};

const refusedIn = (change: CatalogChange, { code, details }: Rejection): Rejection =>
  reject(code, { ...details, change: changeName(change) });

export const publishCatalogWith = (hashing: Hashing): Handler<PublishCatalog, CatalogEvent, SeesCatalog> => {
  const { needs } = handlersWith(hashing);
  return {
    needs: ({ changes }, known) => ({
      streams: [...new Set(changes.flatMap((one) => needs(one, known).streams))],
      guards: [],
      pairs: [],
    }),

    decide: ({ changes }, world, commandId) => {
      if (changes.length > MAX_CATALOG_CHANGES) return reject('CATALOG_INVALID', { changes: changes.length });
      const stage = catalogStageWith(hashing, world);
      const events: StreamEvent<CatalogEvent>[] = [];
      let bytes = 0;
      for (const change of changes) {
        const decision = stage.decide(change, commandId);
        if (decision.kind === 'early') throw new Error('a change of the catalog has no deadline');
        if (decision.kind === 'accepted') {
          events.push(...decision.events);
          for (const { event } of decision.events) bytes += bytesInMessage(event);
        } else if (decision.code !== 'NOTHING_TO_DO') return refusedIn(change, decision);
      }
      if (events.length === 0) return reject('NOTHING_TO_DO');
      return bytes > MAX_CATALOG_BYTES ? reject('CATALOG_INVALID', { bytes }) : accept(events);
    },
  };
};
