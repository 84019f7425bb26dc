import { type ExecutionArgs, type ExecutionResult, execute, type FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Instant } from '../../engine/kernel/decision.ts';
import { PROFILE_LASTS_MS } from '../accounts/profile/public-profiles.ts';
import { withinBudget } from '../server/budget.ts';
import { PRICES, priceOfAnswer } from '../server/work/prices.ts';
import type { WorkBudget } from '../server/work/work-budgets.ts';
import { answerTooLong, isTooLong } from './answer-size.ts';

/** Bytes of results kept for subscribers that haven't taken them yet. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** As long as a public profile: a name that is no longer shown is not sent to those who resume. */
const LASTS_MS = PROFILE_LASTS_MS;

/** Shows events to all subscribers who asked the same. */
export interface Audience {
  /** The JSON of the result for an event, in UTF-8. */
  readonly resultFor: (event: object) => Promise<Buffer>;
  /** One subscriber has left. */
  readonly leave: () => void;
}

export interface SharedResults {
  /** Joins those who asked the same. `key` says what results depend on; `workBudget` pays for each result that is made for this one. */
  readonly join: (key: string, operation: ExecutionArgs, workBudget: Pick<WorkBudget, 'admit' | 'spend'>) => Audience;
  readonly status: () => { readonly audiences: number };
}

export interface SharedResultsParts {
  readonly now: () => Instant;
  /** How often public profiles have changed. */
  readonly profileChanges: () => number;
  readonly format: (result: ExecutionResult) => FormattedExecutionResult;
  readonly keptBytes?: number;
}

interface Made {
  readonly result: Promise<Buffer>;
  readonly until: Instant;
  /** The count of `profileChanges` when the making began. */
  readonly changes: number;
}

interface Group {
  readonly number: number;
  readonly operation: ExecutionArgs;
  members: number;
}

/**
 * Results of subscriptions, made once for each event and group of subscribers who ask the same, and written as JSON once.
 * Each subscriber still has its own queue. A subscriber that is behind finds the result, or has it made again.
 */
export const sharedResults = ({
  now,
  profileChanges,
  format,
  keptBytes = KEPT_BYTES,
}: SharedResultsParts): SharedResults => {
  const groups = new Map<string, Group>();
  const numbers = new WeakMap<object, number>();
  const made = new LRUCache<string, Made>({ maxSize: keptBytes });
  let groupsEver = 0;
  let eventsEver = 0;

  const numberOf = (event: object): number => {
    const known = numbers.get(event);
    if (known !== undefined) return known;
    eventsEver += 1;
    numbers.set(event, eventsEver);
    return eventsEver;
  };

  const make = async (operation: ExecutionArgs, event: object): Promise<Buffer> => {
    const result = await withinBudget(Promise.resolve(execute({ ...operation, rootValue: event })), null);
    const bounded = isTooLong(result.data) ? { data: null, errors: [answerTooLong()] } : result;
    return Buffer.from(JSON.stringify(format(bounded)));
  };

  const resultIn = (
    { number, operation }: Group,
    event: object,
    workBudget: Pick<WorkBudget, 'admit' | 'spend'>,
  ): Promise<Buffer> => {
    const key = `${number} ${numberOf(event)}`;
    const known = made.get(key);
    const changes = profileChanges();
    if (known !== undefined && now() < known.until && known.changes === changes) return known.result;
    workBudget.admit();
    workBudget.spend(PRICES.shownEvent);
    const one: Made = { result: make(operation, event), until: now() + LASTS_MS, changes };
    made.set(key, one, { size: 1 });
    one.result.then(
      ({ length }) => {
        workBudget.spend(priceOfAnswer(length));
        if (made.get(key) !== one) return;
        // A value that is set again keeps its old size.
        made.delete(key);
        made.set(key, one, { size: length });
      },
      () => made.delete(key),
    );
    return one.result;
  };

  const groupOf = (key: string, operation: ExecutionArgs): Group => {
    const known = groups.get(key);
    if (known !== undefined) return known;
    groupsEver += 1;
    const group = { number: groupsEver, operation, members: 0 };
    groups.set(key, group);
    return group;
  };

  return {
    join: (key, operation, workBudget) => {
      const group = groupOf(key, operation);
      group.members += 1;
      let joined = true;
      return {
        resultFor: (event) => resultIn(group, event, workBudget),
        leave: () => {
          if (!joined) return;
          joined = false;
          group.members -= 1;
          if (group.members === 0) groups.delete(key);
        },
      };
    },
    status: () => ({ audiences: groups.size }),
  };
};
