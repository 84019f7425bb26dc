import { describe, expect, it } from 'vitest';
import { type ContractBody, contractBodyFrom } from './use-contract-play.ts';

const body: ContractBody = {
  commandId: 'c1',
  loose: null,
  terms: 'd'.repeat(64),
  itemIds: ['pair.1', 'pair.2', 'pair.3'],
  stake: 54_880,
  tableHash: 'e'.repeat(64),
};

describe('a kept contract', () => {
  it('is read back exactly as it was made', () => {
    expect(contractBodyFrom(JSON.parse(JSON.stringify(body)))).toEqual(body);
  });

  it('is nothing when a part is missing or of another kind', () => {
    for (const part of Object.keys(body)) expect(contractBodyFrom({ ...body, [part]: {} }), part).toBeNull();
    for (const part of Object.keys(body)) expect(contractBodyFrom({ ...body, [part]: undefined }), part).toBeNull();
    expect(contractBodyFrom(null)).toBeNull();
  });
});
