import { describe, expect, it } from 'vitest';
import { utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import { signerFromSeed } from './log-key.ts';
import { formatVerifierKey } from './note.ts';
import { MAX_POLICY_BYTES, meetsQuorum, parsePolicy, type Quorum } from './policy.ts';
import { witnessKeyOf } from './witness/cosign.ts';
import { formatWitnessKey } from './witness/cosignature.ts';

const logKey = (seed: string): string => formatVerifierKey(signerFromSeed('log.test/log', seed.repeat(32)).key);
const witness = (name: string, seed: string): string =>
  formatWitnessKey(witnessKeyOf(nodeHashing, name, signerFromSeed(name, seed.repeat(32)).key.publicKey));

const log = `log ${logKey('01')}`;
const three = ['a', 'b', 'c'].map((name, at) => `witness ${name} ${witness(`${name}.test`, `1${at}`)}`);
const read = (...lines: readonly string[]) => parsePolicy(nodeHashing, utf8(`${lines.join('\n')}\n`));
const quorumOf = (...lines: readonly string[]): Quorum => {
  const parsed = read(...lines);
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.policy.quorum;
};

describe('a policy', () => {
  it('names logs, witnesses and a quorum, between comments, blank lines and white space', () => {
    const parsed = read('# ours', '', ` \t${log} https://log.test/`, `${three[0]} https://a.test/`, 'quorum\ta ');
    expect(parsed).toMatchObject({
      ok: true,
      policy: { logs: [{ name: 'log.test/log' }], witnesses: [{ name: 'a.test' }], quorum: { name: 'a.test' } },
    });
  });

  it('may ask for nobody, and leave the log to be known from elsewhere', () => {
    expect(read('quorum none')).toEqual({
      ok: true,
      policy: { logs: [], witnesses: [], quorum: { kind: 'none' } },
    });
  });

  it.each<[string, readonly string[], readonly string[], boolean]>([
    ['one witness', ['quorum a'], ['a'], true],
    ['one witness, and another came', ['quorum a'], ['b'], false],
    ['nobody', ['quorum none'], [], true],
    ['any of a group', ['group g any a b c', 'quorum g'], ['c'], true],
    ['all of a group', ['group g all a b c', 'quorum g'], ['a', 'c'], false],
    ['two of a group', ['group g 2 a b c', 'quorum g'], ['a', 'c'], true],
    ['two of a group, and one came', ['group g 2 a b c', 'quorum g'], ['c'], false],
    ['a group of groups', ['group g any a b', 'group h all g c', 'quorum h'], ['b', 'c'], true],
    ['a group of groups, and one is missing', ['group g any a b', 'group h all g c', 'quorum h'], ['a', 'b'], false],
  ])('that asks for %s is met by whom it says', (_what, lines, came, met) => {
    expect(meetsQuorum(quorumOf(...three, ...lines), new Set(came.map((name) => `${name}.test`)))).toBe(met);
  });

  it.each<[string, readonly string[], number]>([
    ['no quorum', [log], 0],
    ['two quorums', ['quorum none', 'quorum none'], 2],
    ['a quorum of nobody known', ['quorum a'], 1],
    ['a quorum that is defined later', ['quorum a', three[0] ?? ''], 1],
    ['more of a group than there are', [...three, 'group g 4 a b c', 'quorum g'], 4],
    ['none of a group', [...three, 'group g 0 a b c', 'quorum g'], 4],
    ['a group without members', ['group g all', 'quorum g'], 1],
    ['a member that isn’t there', [...three, 'group g any d', 'quorum g'], 4],
    ['a member of two groups', [...three, 'group g any a', 'group h any a', 'quorum g'], 5],
    ['a member nobody', ['group g any none', 'quorum g'], 1],
    ['a name twice', [...three, 'group a any b', 'quorum a'], 4],
    ['a witness called none', [`witness none ${witness('a.test', '10')}`, 'quorum none'], 1],
    ['a key twice', [three[0] ?? '', `witness x ${witness('other.test', '10')}`, 'quorum a'], 2],
    ['a log twice', [log, log, 'quorum none'], 2],
    ['a log with a witness’s key', [`log ${witness('a.test', '10')}`, 'quorum none'], 1],
    ['a witness with a log’s key', [`witness a ${logKey('01')}`, 'quorum a'], 1],
    ['another word', ['threshold 2'], 1],
    ['a control character', ['quorum none\r'], 0],
    [
      'more than 64 groups',
      [...three, ...Array.from({ length: 65 }, (_, n) => `group g${n} any ${n === 0 ? 'a' : `g${n - 1}`}`)],
      68,
    ],
  ])('with %s is refused, and the line named', (_what, lines, line) => {
    expect(read(...lines)).toMatchObject({ ok: false, line });
  });

  it('is bounded, and a whole file', () => {
    expect(parsePolicy(nodeHashing, new Uint8Array(MAX_POLICY_BYTES + 1).fill(0x20))).toMatchObject({ ok: false });
    expect(parsePolicy(nodeHashing, utf8('quorum none'))).toMatchObject({ ok: false });
  });
});
