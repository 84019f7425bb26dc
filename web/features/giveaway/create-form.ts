import { isRoomPassword } from '../../../schema/input/passwords.ts';

/** The rules of rooms that players host, as the API has them. */
export const MAX_PRIZES = 3;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MAX_AHEAD = 7 * DAY;
const MIN_OPEN = 5 * MINUTE;
const MAX_OPEN = 30 * DAY;

/** How long a room may be open, to choose from, in minutes. */
export const OPEN_MINUTES = [30, 60, 360, 1440, 4320, 10_080] as const;
/** Within how many days a deposit may be asked for, to choose from. */
export const DEPOSIT_DAYS = [1, 7, 30, 90] as const;

export interface CreateForm {
  readonly itemIds: readonly string[];
  /** What a `datetime-local` input says, in the player's own time zone; null opens at once. */
  readonly startsAt: string | null;
  /** Minutes from the start, or a `datetime-local` text. */
  readonly draw: { readonly minutes: number } | { readonly at: string };
  /** Null lets everybody in. */
  readonly password: string | null;
  readonly depositDays: number | null;
  readonly vipGrade: number;
}

export const emptyForm: CreateForm = {
  itemIds: [],
  startsAt: null,
  draw: { minutes: 1440 },
  password: null,
  depositDays: null,
  vipGrade: 0,
};

/** What the form asks for, in the API's words. */
export interface CreateBody {
  readonly itemIds: readonly string[];
  readonly startsAt: string | null;
  readonly drawAt: string;
  readonly password: string | null;
  readonly depositDays: number | null;
  readonly vipGrade: number;
}

export interface CreateProblems {
  readonly items?: 'none' | 'tooMany';
  readonly startsAt?: 'missing' | 'past' | 'tooLate';
  readonly drawAt?: 'missing' | 'tooSoon' | 'tooLate';
  readonly password?: 'length';
}

const startOf = ({ startsAt }: CreateForm, now: number): number => (startsAt === null ? now : Date.parse(startsAt));

const drawOf = (form: CreateForm, now: number): number =>
  'minutes' in form.draw ? startOf(form, now) + form.draw.minutes * MINUTE : Date.parse(form.draw.at);

const startProblem = (form: CreateForm, now: number): CreateProblems['startsAt'] => {
  if (form.startsAt === null) return undefined;
  const start = startOf(form, now);
  if (Number.isNaN(start)) return 'missing';
  if (start <= now) return 'past';
  return start > now + MAX_AHEAD ? 'tooLate' : undefined;
};

const drawProblem = (form: CreateForm, now: number): CreateProblems['drawAt'] => {
  const draw = drawOf(form, now);
  const start = startOf(form, now);
  if (Number.isNaN(start)) return undefined; // the start says so itself
  if (Number.isNaN(draw)) return 'missing';
  if (draw < start + MIN_OPEN) return 'tooSoon';
  return draw > start + MAX_OPEN ? 'tooLate' : undefined;
};

/** What has to be put right before the room can be asked for; empty when nothing has. */
export const problemsOf = (form: CreateForm, now: number): CreateProblems => {
  const { itemIds, password } = form;
  const items = itemIds.length === 0 ? 'none' : itemIds.length > MAX_PRIZES ? 'tooMany' : undefined;
  const startsAt = startProblem(form, now);
  const drawAt = drawProblem(form, now);
  return {
    ...(items !== undefined && { items }),
    ...(startsAt !== undefined && { startsAt }),
    ...(drawAt !== undefined && { drawAt }),
    ...(password !== null && !isRoomPassword(password) && { password: 'length' as const }),
  };
};

export const isSound = (problems: CreateProblems): boolean => Object.keys(problems).length === 0;

/** Only of a form without problems. */
export const bodyOf = (form: CreateForm, now: number): CreateBody => ({
  itemIds: form.itemIds,
  startsAt: form.startsAt === null ? null : new Date(startOf(form, now)).toISOString(),
  drawAt: new Date(drawOf(form, now)).toISOString(),
  password: form.password,
  depositDays: form.depositDays,
  vipGrade: form.vipGrade,
});

/** Ticks or unticks a prize. A room that is full stays as it is. */
export const withItem = (form: CreateForm, id: string): CreateForm => {
  if (form.itemIds.includes(id)) return { ...form, itemIds: form.itemIds.filter((other) => other !== id) };
  return form.itemIds.length >= MAX_PRIZES ? form : { ...form, itemIds: [...form.itemIds, id] };
};

const two = (count: number): string => String(count).padStart(2, '0');

/** A moment as a `datetime-local` input writes it, in the player's own time zone, whole minutes. */
export const localText = (moment: number): string => {
  const date = new Date(moment);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};
