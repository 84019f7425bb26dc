import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs } from './records.ts';
import { integerColumn, moneyColumn, type SqlClient } from './sql.ts';

const row = z.object({ playerId: z.string(), won: moneyColumn, revealedAt: integerColumn.nullable() });

const listening = (): { readonly sql: SqlClient; readonly asked: unknown[][] } => {
  const asked: unknown[][] = [];
  return { asked, sql: { query: async (text, values = []) => ({ rows: [asked.push([text, ...values])] }) } };
};

describe('records', () => {
  it('have their columns from their schema', () => {
    expect(columnsOf(row)).toBe('player_id, won, revealed_at');
  });

  it('are read from columns, and refused where a column is missing', () => {
    const found = { player_id: 'p', won: '12', revealed_at: null };
    expect(recordsAs(row, { rows: [found] })).toEqual([{ playerId: 'p', won: 12n, revealedAt: null }]);
    expect(() => recordsAs(row, { rows: [{ player_id: 'p', won: '12' }] })).toThrow('revealedAt');
  });

  it('go into a table by one statement, with their fields in any order and nulls anywhere', async () => {
    const { sql, asked } = listening();
    const rows = [
      { playerId: 'p', won: null, open: true, at: null },
      { at: null, open: false, won: 12n, playerId: 'q' },
    ];
    await insertRecords(sql, 'score', rows, 'ON CONFLICT DO NOTHING');
    expect(asked).toEqual([
      [
        'INSERT INTO score AS old (player_id, won, open, at) ' +
          'SELECT unnest($1::text[]), unnest($2::numeric[]), unnest($3::boolean[]), NULL ON CONFLICT DO NOTHING',
        ['p', 'q'],
        [null, 12n],
        [true, false],
      ],
    ]);
  });

  it('ask nothing of the database where there are none', async () => {
    const { sql, asked } = listening();
    await insertRecords(sql, 'score', []);
    expect(asked).toEqual([]);
  });

  it('hold nothing but text, whole numbers, truth values and nulls', async () => {
    const { sql } = listening();
    await expect(insertRecords(sql, 'score', [{ itemIds: ['a'] }])).rejects.toThrow('itemIds');
    await expect(insertRecords(sql, 'score', [{ terms: {} }])).rejects.toThrow('terms');
  });
});
