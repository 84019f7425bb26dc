import { MAX_NICKNAME, nicknameIn } from '../../schema/input/names.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import { isReservedName } from './reserved-names.ts';

const adjectives =
  'Amber Arctic Autumn Bold Bright Calm Clever Copper Coral Cosmic Crimson Curious Dawn Dusky Eager Early Ember Fabled Gentle Golden Hidden Humble Indigo Ivory Jade Jolly Keen Lively Lucky Lunar Mellow Misty Noble Northern Nimble Opal Patient Quick Quiet Rapid Rosy Ruby Silent Silver Snowy Solar Steady Sunny Swift Tidal Velvet Violet Wandering Winter'.split(
    ' ',
  );
const animals =
  'Badger Bear Bison Crane Deer Dolphin Eagle Falcon Finch Fox Gecko Hare Hawk Heron Ibis Jaguar Kestrel Kingfisher Koala Lark Lemur Leopard Lynx Magpie Marten Mole Moose Newt Orca Osprey Otter Owl Panda Panther Pelican Penguin Puffin Quail Raven Robin Salmon Seal Sparrow Stork Swan Tapir Tern Tiger Turtle Walrus Whale Wolf Wombat Wren'.split(
    ' ',
  );

const pick = (words: readonly string[], byte: number): string => words[byte % words.length] ?? 'Player';

/** A name to begin with, such as "Quiet Heron 47". Names needn't be unique. */
export const randomNickname = (randomBytes: (size: number) => Uint8Array): string => {
  const [first = 0, second = 0, third = 0] = randomBytes(3);
  return `${pick(adjectives, first)} ${pick(animals, second)} ${10 + (third % 90)}`;
};

/**
 * @throws GatewayError INVALID_INPUT unless the name is 1 to 24 characters that people can see, in one line;
 * NICKNAME_RESERVED for a name that stands for the site, or looks as if it did
 */
export const readNickname = (text: string): string => {
  const nickname = nicknameIn(text);
  if (nickname === null) throw invalidInput('nickname', `is 1 to ${MAX_NICKNAME} visible characters`);
  if (isReservedName(nickname)) throw new GatewayError('NICKNAME_RESERVED');
  return nickname;
};
