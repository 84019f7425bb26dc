import { isHexHash, mustBe } from '../kernel/ids.ts';
import type { DrandChain } from './beacon.ts';

/**
 * The League of Entropy's chain `quicknet`, scheme `bls-unchained-g1-rfc9380`: a round every 3 seconds since
 * 23 August 2023, 15:09:27 UTC. https://docs.drand.love
 */
export const QUICKNET: DrandChain = {
  chain: mustBe(isHexHash, '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'),
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisAt: 1_692_803_367_000,
  periodMs: 3_000,
};
