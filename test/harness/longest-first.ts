import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Specs of browsers, clusters and tools take minutes, however short their files are. */
const LONG = /\/(?:test\/(?:browser|cluster)|tools)\//;

/** Begins with the specs that take longest, so that no worker is left with one of them while the others have ended. */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}
