import { type CaseVersions, caseVersions } from '../../engine/audit/surveys/case-versions.ts';
import type { EntryDifference, EntryOdds } from '../../engine/audit/surveys/odds-difference.ts';
import { isCaseSlug } from '../../engine/kernel/ids.ts';
import { majorText } from '../../engine/kernel/money.ts';
import { UsageError } from '../command-line.ts';

import { surveyCommand } from './subcommand.ts';

const VERSION = /^[1-9][0-9]{0,8}$/;

const oddsText = (odds: EntryOdds | null): string =>
  odds === null ? '—' : `${odds.tickets} tickets (${odds.chance} %), worth ${majorText(BigInt(odds.value))}`;

const SIGN: Readonly<Record<EntryDifference['change'], string>> = { same: ' ', added: '+', removed: '-', changed: '*' };

const entryLine = ({ skin, wear, before, after, change }: EntryDifference): string => {
  const name = `${skin}${wear === '' ? '' : ` ${wear}`}`;
  const odds = change === 'same' ? oddsText(after) : `${oddsText(before)} → ${oddsText(after)}`;
  return `  ${SIGN[change]} ${name.padEnd(28)} ${odds}`;
};

const lines = ({ case: slug, versions, retiredAt, difference }: CaseVersions): readonly string[] => {
  const percent = (version: number): string => versions.find((one) => one.version === version)?.rtp ?? '?';
  if (difference === null) {
    return [
      ...versions.map(
        ({ version, position, publishedAt, price, rtp, entries }) =>
          `  version ${String(version).padEnd(4)} entry ${position}, ${publishedAt}: price ${majorText(BigInt(price))}, returns ${rtp ?? '?'} %, ${entries} items`,
      ),
      ...(retiredAt === null ? [] : [`  retired     ${retiredAt}`]),
    ];
  }
  const { versions: compared, price, rtp, entries } = difference;
  const fraction = ({ numerator, denominator }: (typeof rtp)[0]): string => `${numerator}/${denominator}`;
  return [
    `  ${slug}: version ${compared[0]} → ${compared[1]}`,
    `  price       ${price.map((amount) => majorText(BigInt(amount))).join(' → ')}`,
    `  returns     ${percent(compared[0])} % → ${percent(compared[1])} %, exactly ${rtp.map(fraction).join(' → ')}`,
    ...entries.map(entryLine),
  ];
};

export const odds = surveyCommand<CaseVersions>({
  name: 'odds',
  usage: `npm run audit -- odds <target> <case> [<version> <version>]
  The versions of a case, or what changed between two of them: price, return, each item's tickets and value.
  Example: npm run audit -- odds ./copy dawn 1 2`,
  words: [2, 4],
  prepare: async ({ words: [, slug = '', ...asked] }) => {
    if (!isCaseSlug(slug)) throw new UsageError(`${slug} can't be the name of a case`);
    if (!asked.every((text) => VERSION.test(text))) throw new UsageError('versions are numbers from 1');
    const [before, after] = asked.map(Number);
    const compared = before === undefined || after === undefined ? null : ([before, after] as const);
    return ({ hashing, findings }) => caseVersions(hashing, findings, slug, compared);
  },
  lines,
  clean: 'every table is what its hash says',
});
