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

const MAX_CHARACTERS = 24;
/** What can't be seen, changes the direction of text, or isn't assigned: controls, formats, private use, fillers. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A base with a pile of marks on it, which would stand over its neighbours. */
const piledMarks = /\p{M}{4}/u;

/**
 * @throws GatewayError INVALID_INPUT unless it is 1 to 24 characters that people can see, in one line; NICKNAME_RESERVED for
 * a name that stands for the site, or looks as if it did
 */
export const readNickname = (text: string): string => {
  const problem = invalidInput('nickname', `is 1 to ${MAX_CHARACTERS} visible characters`);
  if (text.length > 200) throw problem;
  const nickname = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  const { length } = [...nickname];
  if (length < 1 || length > MAX_CHARACTERS || unseen.test(nickname) || !seen.test(nickname)) throw problem;
  if (piledMarks.test(nickname)) throw problem;
  if (isReservedName(nickname)) throw new GatewayError('NICKNAME_RESERVED');
  return nickname;
};
