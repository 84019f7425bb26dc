import { describe, expect, it } from 'vitest';
import { MAX_TEXT } from '../../../schema/input/support-ticket.ts';
import { roomLeft, ticketOf, ticketProblems } from './ticket-form.ts';

describe('the form of a ticket', () => {
  it('wants a subject and a text, and takes spaces for neither', () => {
    expect(ticketProblems({ subject: ' ', text: '\n' })).toEqual({ subject: 'needSubject', text: 'needText' });
    expect(ticketProblems({ subject: 'Deposit', text: ' ' })).toEqual({ text: 'needText' });
    expect(ticketProblems({ subject: 'Deposit', text: 'It is missing' })).toEqual({});
  });

  it('sends what was meant, without the spaces around it', () => {
    expect(ticketOf({ subject: ' Deposit ', text: 'a\n\nb \n' })).toEqual({ subject: 'Deposit', text: 'a\n\nb' });
  });

  it('speaks of the room only when it gets short', () => {
    expect(roomLeft('')).toBeNull();
    expect(roomLeft('x'.repeat(MAX_TEXT - 400))).toBeNull();
    expect(roomLeft('x'.repeat(MAX_TEXT - 399))).toBe(399);
    expect(roomLeft('x'.repeat(MAX_TEXT))).toBe(0);
  });
});
