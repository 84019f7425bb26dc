import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { type BeaconRound, type BeaconSource, choiceOf, type DrandChain } from '../engine/beacon/beacon.ts';
import { roundPoint, verifiedRound } from '../engine/beacon/verify-beacon.ts';
import { toHex } from '../engine/fairness/bytes.ts';
import { isHexHash, mustBe } from '../engine/kernel/ids.ts';
import { T0 } from './deciders.ts';

/** A drand chain of our own: its key is public, so it is for tests alone. */
const bls = bls12_381.shortSignatures;
const secretOf = (name: string): Uint8Array =>
  bls.keygen(createHash('sha384').update(`test beacon ${name}`).digest()).secretKey;
const secret = secretOf('league');
const publicKey = toHex(bls.getPublicKey(secret).toBytes());

/** drand's name for a chain: SHA-256 of period, beginning (both seconds), key, group hash and beacon id. */
export const chainHashOf = (chain: Omit<DrandChain, 'chain'>, groupHash: string, beaconId: string): string => {
  const numbers = new DataView(new ArrayBuffer(12));
  numbers.setUint32(0, chain.periodMs / 1000);
  numbers.setBigInt64(4, BigInt(chain.genesisAt / 1000));
  return createHash('sha256')
    .update(new Uint8Array(numbers.buffer))
    .update(Buffer.from(chain.publicKey + groupHash, 'hex'))
    .update(beaconId)
    .digest('hex');
};

const facts = { publicKey, genesisAt: T0, periodMs: 3_000 };
export const testChain: DrandChain = {
  ...facts,
  chain: mustBe(isHexHash, chainHashOf(facts, '00'.repeat(32), 'test')),
};
export const testChoice = choiceOf(testChain);

const signed = new Map<string, string>();
/** The signature of a round; by another name than the league's it is a forgery. */
export const signRound = (round: number, name = 'league'): string => {
  const key = `${name} ${round}`;
  const known = signed.get(key);
  if (known !== undefined) return known;
  const signature = toHex(bls.sign(roundPoint(round), secretOf(name)).toBytes());
  signed.set(key, signature);
  return signature;
};

export const roundNumber = (round: number): BeaconRound => {
  const verified = verifiedRound(testChain, round, signRound(round));
  if (verified === null) throw new Error(`round ${round} doesn't verify`);
  return verified;
};

/** The newest round at a time; 0 before the first. */
export const newestRound = (now: number): number =>
  now < testChain.genesisAt ? 0 : Math.floor((now - testChain.genesisAt) / testChain.periodMs) + 1;

/** A source without a network: rounds are there once their time has come. */
export const memorySource = (clock: () => number): BeaconSource => ({
  chain: testChain,
  round: async (round) => (round >= 1 && round <= newestRound(clock()) ? roundNumber(round) : null),
  latest: async () => (newestRound(clock()) === 0 ? null : roundNumber(newestRound(clock()))),
});

const bodyOf = (round: number, signature: string) => ({
  round,
  randomness: createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex'),
  signature,
});
const honest = (round: number) => bodyOf(round, signRound(round));

const json = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** How a relay answers when it is asked for a round that is there. */
const replies = {
  honest: (round, response) => json(response, honest(round)),
  late: (_, response) => response.writeHead(404).end(),
  'another round': (round, response) => json(response, honest(round + 1)),
  'another round under the asked number': (round, response) => json(response, bodyOf(round, signRound(round + 1))),
  forged: (round, response) => json(response, bodyOf(round, signRound(round, 'forger'))),
  'forged randomness': (round, response) => json(response, { ...honest(round), randomness: 'ab'.repeat(32) }),
  'no signature': (round, response) => json(response, { round }),
  'not JSON': (_, response) => response.writeHead(200).end('<html>'),
  huge: (round, response) => json(response, { ...honest(round), padding: 'x'.repeat(5_000_000) }),
  endless: (_, response) => {
    const more = (): void => {
      while (response.write('x'.repeat(65_536)));
    };
    response.writeHead(200).on('drain', more);
    more();
  },
  silent: () => undefined,
  dripping: (_, response) => response.writeHead(200).write('{'),
  failing: (_, response) => response.writeHead(500).end(),
  redirecting: (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'hanging up': (_, response) => response.destroy(),
} satisfies Record<string, (round: number, response: ServerResponse) => void>;
export type Behaviour = keyof typeof replies;

export interface TestRelay {
  readonly url: string;
  /** Addresses it was asked for. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A relay on this machine that serves the chain by a clock, with the manners it is given. */
export const startRelay = async (clock: () => number, behaviour: Behaviour = 'honest'): Promise<TestRelay> => {
  const asked: string[] = [];
  const prefix = `/${testChain.chain}/public/`;
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    asked.push(address);
    const newest = newestRound(clock());
    const name = address.startsWith(prefix) ? address.slice(prefix.length) : '';
    const round = name === 'latest' ? newest : Number(name);
    if (!Number.isInteger(round) || round < 1 || round > newest) response.writeHead(404).end();
    else replies[behaviour](round, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = portOf(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const portOf = (address: AddressInfo | string | null): AddressInfo => {
  if (address === null || typeof address === 'string') throw new Error('the relay listens nowhere');
  return address;
};
