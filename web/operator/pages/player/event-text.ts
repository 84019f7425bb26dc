import type { Locale, Messages } from '../../../i18n/index.ts';
import type { Words } from '../../texts.tsx';
import { amountText } from '../../ui/figures.ts';
import { momentText } from '../../ui/moments.ts';
import { wordIn } from '../../ui/word-in.ts';
import { type Event, isForGood } from './player-query.ts';

interface EventText {
  readonly title: string;
  readonly note: string;
}

interface Sentences {
  readonly words: Words;
  readonly records: Messages['records'];
  readonly locale: Locale;
  readonly caseName: (slug: string) => string;
}

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part != null && part !== '').join(' · ');

/** The name of a balance that isn't coin, which figures don't say. */
const unitOf = ({ balance }: Event, { player }: Words): string =>
  balance == null || balance === 'coin' ? '' : wordIn(player.wallet, balance);

const restrictionText = ({ what, about, by, until, amount }: Event, { player }: Words, locale: Locale): EventText => {
  const { timeline, standing } = player;
  const imposed = timeline.by({ reason: about ?? '', by: by ?? '' });
  if (what === 'limit') return { title: timeline.limited({ amount: amountText(amount ?? 0, locale) }), note: imposed };
  const isBlock = what === 'block';
  const title =
    until == null ? (isBlock ? timeline.blockEnded : timeline.holdEnded) : isBlock ? timeline.blocked : timeline.held;
  const end =
    until == null
      ? ''
      : isForGood(until)
        ? standing.open
        : standing.until({ when: momentText(new Date(until), new Date()) });
  return { title, note: joined(end, imposed) };
};

/** An event in two lines. Texts that a player wrote stay unchanged in them. */
export const eventText = (event: Event, { words, records, locale, caseName }: Sentences): EventText => {
  const { timeline } = words.player;
  const { what, about, amount, won } = event;
  const sum = (value: number | null | undefined): string => amountText(Math.abs(value ?? 0), locale);
  switch (event.kind) {
    case 'PLAY':
      return {
        title: joined(wordIn(timeline.plays, what), about == null ? null : caseName(about)),
        note: joined(timeline.play({ staked: sum(amount), won: sum(won) }), unitOf(event, words)),
      };
    case 'MOVEMENT':
      return { title: wordIn(records.actions, what), note: unitOf(event, words) };
    case 'DEPOSIT':
      return { title: timeline.deposit({ amount: sum(amount) }), note: wordIn(records.flowStates, what) };
    case 'RETRIEVAL':
      return { title: timeline.retrieval({ amount: sum(amount) }), note: wordIn(records.flowStates, what) };
    case 'TRANSFER':
      return { title: timeline.transfer, note: joined(unitOf(event, words), wordIn(records.flowStates, what)) };
    case 'RESTRICTION':
      return restrictionText(event, words, locale);
    case 'TICKET':
      return {
        title: timeline.ticket({ subject: about ?? '' }),
        note: wordIn(words.tickets.states, what.toUpperCase()),
      };
  }
};
