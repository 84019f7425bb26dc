import { describe, expect, it } from 'vitest';
import { searchDocuments } from './search-documents.ts';

const battles = {
  title: 'Battles',
  summary: 'Two to four seats',
  sections: [{ heading: 'Ties', paragraphs: ['A deposit is not needed to watch.'] }],
};
const deposits = {
  title: 'Deposits and bonuses',
  summary: 'How to buy coin',
  sections: [{ heading: 'Bonuses', paragraphs: ['Never paid for battles.'] }],
};
const retrieval = {
  title: '出售、换积分、取回',
  summary: '三种方式',
  sections: [{ heading: '取回', paragraphs: ['最长可能需要 12 小时。'] }],
};
const all = [battles, deposits, retrieval];

describe('the search of the help centre', () => {
  it('finds everything for nothing', () => {
    expect(searchDocuments(all, '  ')).toEqual(all);
  });

  it('puts a hit in the title before one in the text', () => {
    expect(searchDocuments(all, 'deposit')).toEqual([deposits, battles]);
    expect(searchDocuments(all, 'BATTLES')).toEqual([battles, deposits]);
  });

  it('wants every word', () => {
    expect(searchDocuments(all, 'deposit tie')).toEqual([battles]);
    expect(searchDocuments(all, 'deposit 12')).toEqual([]);
  });

  it('finds Chinese inside a sentence, and full-width digits as others', () => {
    expect(searchDocuments(all, '小时')).toEqual([retrieval]);
    expect(searchDocuments(all, '１２')).toEqual([retrieval]);
  });
});
