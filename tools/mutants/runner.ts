import { appendFileSync } from 'node:fs';
import { type RunnerTestCase, type SerializedConfig, TestRunner } from 'vitest';
import { type Plan, readKills, readPlan } from './plan.ts';

/** Processor time of this process, in milliseconds. */
const spentMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Runs each test without a mutant, and then once for each live mutant that it came by. */
export default class MutantRunner extends TestRunner {
  readonly #plan: Plan;
  readonly #alive: Map<number, number>;
  readonly #touched = new Set<number>();
  #active: number | null = null;
  #endsAt = Number.POSITIVE_INFINITY;
  #rounds = 0;

  constructor(config: SerializedConfig) {
    super(config);
    this.#plan = readPlan();
    const killed = new Set(readKills(this.#plan).map(({ id }) => id));
    this.#alive = new Map(
      this.#plan.mutants.filter(({ id }) => !killed.has(id)).map(({ id }) => [id, this.#plan.budgetMs]),
    );
    Reflect.set(globalThis, '$mutant', (id: number): boolean => {
      if (this.#active === null) this.#touched.add(id);
      return id === this.#active;
    });
    Reflect.set(globalThis, '$round', (): void => {
      this.#rounds += 1;
      if (this.#rounds % 4_096 === 0 && spentMs() > this.#endsAt) throw new Error('a loop without an end');
    });
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    this.#touched.clear();
    await run();
    for (const id of [...this.#touched]) {
      const leftMs = this.#alive.get(id);
      if (leftMs === undefined || leftMs <= 0) continue;
      const from = spentMs();
      const isKilled = await this.#killed(id, run, leftMs);
      this.#alive.set(id, leftMs - (spentMs() - from));
      if (!isKilled) continue;
      this.#alive.delete(id);
      const kill = { id, spec: test.file.filepath.slice(this.#plan.root.length + 1), test: test.name };
      appendFileSync(this.#plan.killsFile, `${JSON.stringify(kill)}\n`);
    }
  }

  async #killed(id: number, run: () => unknown, leftMs: number): Promise<boolean> {
    this.#active = id;
    this.#endsAt = spentMs() + leftMs;
    try {
      await run();
      return false;
    } catch {
      return true;
    } finally {
      this.#active = null;
      this.#endsAt = Number.POSITIVE_INFINITY;
    }
  }
}
