import type { DocumentNode } from 'graphql';
import { type DeviceStorage, isRecord, parseJson } from '../device-storage.ts';

/** The newest command of this device that may move money, points or items. */
export interface SentCommand {
  readonly commandId: string;
  /** The mutation, as the API names it. */
  readonly command: string;
  /** The player who sent the command: the page doesn't tell another account on the same device of it. */
  readonly playerId: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** The code of the refusal that this page was answered; null before an answer, and after a yes. */
  readonly refusal: string | null;
}

const KEY = 'glasscase.sent';

/** A page that fails within this time after a command may have failed because of it. */
export const RECENT_MS = 5 * 60 * 1000;

/** Commands that move nothing: seeds and their lanes, and the erasure of an account, which needs an empty backpack. */
export const UNMOVING: readonly string[] = [
  'addDeviceKey',
  'closeLane',
  'eraseAccount',
  'openLane',
  'removeDeviceKey',
  'rotateSeed',
];

interface Operation {
  readonly query: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The command that an operation sends, if it may move anything; else null. */
export const commandIn = ({ query, variables }: Operation): Pick<SentCommand, 'commandId' | 'command'> | null => {
  const { input } = variables;
  const commandId = variables.commandId ?? (isRecord(input) ? input.commandId : undefined);
  if (typeof commandId !== 'string') return null;
  // The client's documents begin with their operation.
  const [definition] = query.definitions;
  if (definition?.kind !== 'OperationDefinition' || definition.operation !== 'mutation') return null;
  const [field] = definition.selectionSet.selections;
  if (field?.kind !== 'Field' || UNMOVING.includes(field.name.value)) return null;
  return { commandId, command: field.name.value };
};

const sentFrom = (stored: unknown): SentCommand | null => {
  if (!isRecord(stored)) return null;
  const { commandId, command, playerId, sentAt, refusal } = stored;
  if (typeof commandId !== 'string' || typeof command !== 'string' || typeof playerId !== 'string') return null;
  if (typeof sentAt !== 'number' || (refusal !== null && typeof refusal !== 'string')) return null;
  return { commandId, command, playerId, sentAt, refusal };
};

/** The command that was sent last, if that was a moment ago. */
export const recentlySent = (storage: Pick<DeviceStorage, 'read'>, now: number): SentCommand | null => {
  const sent = sentFrom(parseJson(storage.read(KEY)));
  return sent !== null && Math.abs(now - sent.sentAt) <= RECENT_MS ? sent : null;
};

/** Before it is sent: a page that breaks at the answer has its id. */
export const keepSent = (storage: DeviceStorage, sent: SentCommand): void => {
  storage.write(KEY, JSON.stringify(sent));
};

const changeSent = (storage: DeviceStorage, commandId: string, change: (sent: SentCommand) => void): void => {
  const sent = sentFrom(parseJson(storage.read(KEY)));
  if (sent?.commandId === commandId) change(sent);
};

/** Notes the refusal that the page was answered, unless another command was sent since. */
export const noteRefusal = (storage: DeviceStorage, commandId: string, refusal: string): void =>
  changeSent(storage, commandId, (sent) => keepSent(storage, { ...sent, refusal }));

/** Its outcome was told. */
export const forgetSent = (storage: DeviceStorage, commandId: string): void =>
  changeSent(storage, commandId, () => storage.remove(KEY));
