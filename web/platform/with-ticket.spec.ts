import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { type Ticket, withTicket } from './with-ticket.ts';

const refusal = (code: string): Error =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: code, extensions: { code } }] });

const ticket = (name: string): Ticket => ({ ticket: name, expiresAt: '2026-01-01T00:10:00Z' });

/** A player who answers with these tickets, one after the other. */
const given = (kept: Ticket | null, answers: readonly (Ticket | null)[]) => {
  let held = kept;
  let asked = 0;
  return {
    ports: {
      kept: () => held,
      keep: (next: Ticket | null) => {
        held = next;
      },
      ask: async () => {
        asked += 1;
        return answers[asked - 1] ?? null;
      },
    },
    asked: () => asked,
    held: () => held,
  };
};

describe('a sensitive act', () => {
  it('asks the player first, and keeps the ticket for the next one', async () => {
    const player = given(null, [ticket('a')]);
    expect(await withTicket(async (used) => used, player.ports)).toBe('a');
    expect(await withTicket(async (used) => used, player.ports)).toBe('a');
    expect(player.asked()).toBe(1);
  });

  it('is left undone where the player would rather not', async () => {
    const acts: string[] = [];
    expect(await withTicket(async (used) => acts.push(used), given(null, [null]).ports)).toBeUndefined();
    expect(acts).toEqual([]);
  });

  it('asks again, once, where the kept ticket is no longer taken', async () => {
    const player = given(ticket('old'), [ticket('new')]);
    const act = async (used: string): Promise<string> => {
      if (used === 'old') throw refusal('TICKET_INVALID');
      return used;
    };
    expect(await withTicket(act, player.ports)).toBe('new');
    expect(player.held()).toEqual(ticket('new'));
  });

  it('does not go on asking for tickets that are refused', async () => {
    const player = given(null, [ticket('a'), ticket('b')]);
    const act = async (): Promise<never> => {
      throw refusal('TICKET_INVALID');
    };
    await expect(withTicket(act, player.ports)).rejects.toThrow('TICKET_INVALID');
    expect(player.asked()).toBe(1);
  });

  it('hands on what else the server refuses, and keeps the ticket', async () => {
    const player = given(ticket('a'), []);
    const act = async (): Promise<never> => {
      throw refusal('PHONE_TAKEN');
    };
    await expect(withTicket(act, player.ports)).rejects.toThrow('PHONE_TAKEN');
    expect(player.held()).toEqual(ticket('a'));
  });
});
