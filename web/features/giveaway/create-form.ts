import type { GiveawayTerms } from '../../../engine/games/giveaway/terms.ts';
import { isRoomPassword } from '../../../schema/input/passwords.ts';
import type { Messages } from '../../i18n/index.ts';
import type { FormErrors } from '../../platform/use-form.ts';

/** The limits that the terms of play set for a player's room; times in milliseconds. */
export type RoomTerms = Pick<GiveawayTerms, 'maxPrizes' | 'longestWaitMs' | 'shortestOpenMs' | 'longestOpenMs'>;

type Words = Pick<Messages['giveaway']['form'], 'problems' | 'span'>;

const MINUTE = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const USUAL_MINUTES: readonly number[] = [30, 60, 360, DAY_MINUTES, 3 * DAY_MINUTES, 7 * DAY_MINUTES];
/** The periods, in days, that a host can choose for the condition of a deposit. */
export const DEPOSIT_DAYS = [1, 7, 30, 90] as const;

export interface CreateForm {
  readonly itemIds: readonly string[];
  /** The text of a `datetime-local` input, in the player's own time zone; null opens at once. */
  readonly startsAt: string | null;
  /** Minutes from the start, or a `datetime-local` text. */
  readonly draw: { readonly minutes: number } | { readonly at: string };
  /** Null for a room without a password. */
  readonly password: string | null;
  readonly depositDays: number | null;
  readonly vipGrade: number;
}

/** The open times, in minutes, that a host can choose; at least one. */
export const openMinutes = ({ shortestOpenMs, longestOpenMs }: RoomTerms): readonly number[] => {
  const allowed = USUAL_MINUTES.filter(
    (minutes) => minutes * MINUTE >= shortestOpenMs && minutes * MINUTE <= longestOpenMs,
  );
  return allowed.length > 0 ? allowed : [Math.ceil(shortestOpenMs / MINUTE)];
};

/** A day where the terms allow that, else the shortest time they do. */
const firstMinutes = (terms: RoomTerms): number => {
  const choices = openMinutes(terms);
  return choices.includes(DAY_MINUTES) ? DAY_MINUTES : Math.min(...choices);
};

export const emptyForm = (terms: RoomTerms): CreateForm => ({
  itemIds: [],
  startsAt: null,
  draw: { minutes: firstMinutes(terms) },
  password: null,
  depositDays: null,
  vipGrade: 0,
});

/** The content of the form, in the API's form. */
export interface CreateBody {
  readonly itemIds: readonly string[];
  readonly startsAt: string | null;
  readonly drawAt: string;
  readonly password: string | null;
  readonly depositDays: number | null;
  readonly vipGrade: number;
}

/** Minutes in the largest unit of which they are whole. */
export const spanOf = (
  minutes: number,
): { readonly days: number; readonly hours: number; readonly minutes: number } => {
  if (minutes % DAY_MINUTES === 0) return { days: minutes / DAY_MINUTES, hours: 0, minutes: 0 };
  if (minutes % HOUR_MINUTES === 0) return { days: 0, hours: minutes / HOUR_MINUTES, minutes: 0 };
  return { days: 0, hours: 0, minutes };
};

const startOf = ({ startsAt }: CreateForm, now: number): number => (startsAt === null ? now : Date.parse(startsAt));

const drawOf = (form: CreateForm, now: number): number =>
  'minutes' in form.draw ? startOf(form, now) + form.draw.minutes * MINUTE : Date.parse(form.draw.at);

const atMost = (ms: number, { span }: Words): { readonly span: string } => ({
  span: span(spanOf(Math.floor(ms / MINUTE))),
});

const startProblem = (form: CreateForm, now: number, terms: RoomTerms, words: Words): string | undefined => {
  if (form.startsAt === null) return undefined;
  const { missing, past, tooLate } = words.problems.startsAt;
  const start = startOf(form, now);
  if (Number.isNaN(start)) return missing;
  if (start <= now) return past;
  return start > now + terms.longestWaitMs ? tooLate(atMost(terms.longestWaitMs, words)) : undefined;
};

const drawProblem = (form: CreateForm, now: number, terms: RoomTerms, words: Words): string | undefined => {
  const { missing, tooSoon, tooLate } = words.problems.drawAt;
  const draw = drawOf(form, now);
  const start = startOf(form, now);
  if (Number.isNaN(start)) return undefined; // the start says so itself
  if (Number.isNaN(draw)) return missing;
  if (draw < start + terms.shortestOpenMs) {
    return tooSoon({ span: words.span(spanOf(Math.ceil(terms.shortestOpenMs / MINUTE))) });
  }
  return draw > start + terms.longestOpenMs ? tooLate(atMost(terms.longestOpenMs, words)) : undefined;
};

/** The problems that the host must fix before the page sends the form. */
export const problemsOf = (
  form: CreateForm,
  now: number,
  terms: RoomTerms,
  words: Words,
): FormErrors<keyof CreateForm> => {
  const { itemIds, password } = form;
  const { items, password: faults } = words.problems;
  const draw = drawProblem(form, now, terms, words);
  return {
    itemIds:
      itemIds.length === 0
        ? items.none
        : itemIds.length > terms.maxPrizes
          ? items.tooMany({ max: terms.maxPrizes })
          : undefined,
    startsAt: startProblem(form, now, terms, words),
    // A choice from the list has no field for its problem, so the form shows it.
    ...('minutes' in form.draw ? { form: draw } : { draw }),
    password: password !== null && !isRoomPassword(password) ? faults.length : undefined,
  };
};

/** Only of a form without problems. */
export const bodyOf = (form: CreateForm, now: number): CreateBody => ({
  itemIds: form.itemIds,
  startsAt: form.startsAt === null ? null : new Date(startOf(form, now)).toISOString(),
  drawAt: new Date(drawOf(form, now)).toISOString(),
  password: form.password,
  depositDays: form.depositDays,
  vipGrade: form.vipGrade,
});

/** Ticks or unticks a prize. A full room stays unchanged. */
export const withItem = (itemIds: readonly string[], id: string, max: number): readonly string[] => {
  if (itemIds.includes(id)) return itemIds.filter((other) => other !== id);
  return itemIds.length >= max ? itemIds : [...itemIds, id];
};

const two = (count: number): string => String(count).padStart(2, '0');

/** A moment as a `datetime-local` input writes it, in the player's own time zone, whole minutes. */
export const localText = (moment: number): string => {
  const date = new Date(moment);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};
