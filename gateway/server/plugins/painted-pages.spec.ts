import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { asClientAsks } from '../../graphql/trusted-documents.ts';
import { withFirstAnswer } from './painted-pages.ts';

const html = '<!doctype html><html><head><script src="/a.js"></script></head><body><div id="root"></div></body>';

const answerIn = (page: string): unknown =>
  JSON.parse(/<script type="application\/json" id="first-answer">(.*?)<\/script>/.exec(page)?.[1] ?? 'null');

describe('the first answer of the home page', () => {
  it('is what the client would ask for, whole, and the page is painted with it', () => {
    const answer = { cases: [{ image: '/art/a.svg', price: 100 }] };
    const page = withFirstAnswer(html, JSON.stringify(answer), {
      head: '<link>',
      attributes: ' data-wide=""',
      body: '<h1>Ember</h1>',
    });
    expect(answerIn(page)).toEqual(answer);
    expect(page.startsWith('<!doctype html><html data-wide=""><head><link><script src="/a.js">')).toBe(true);
    expect(page).toContain('<body><div id="root"><h1>Ember</h1></div></body>');
  });

  it('ends no element and begins none, whatever a name says', () => {
    const answer = { cases: [{ image: '"><script>alert(1)</script>' }, { image: '</script><!--$&' }] };
    const page = withFirstAnswer(html, JSON.stringify(answer), { head: '', attributes: '', body: '' });
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toContain('<!--');
    expect(answerIn(page)).toEqual(answer);
  });
});

describe('types of everything', () => {
  it('are asked for in every selection but the operation’s own', () => {
    const asked = print(asClientAsks(parse('{ cases { slug ...Named } } fragment Named on Case { names { en } }')));
    expect(asked.match(/__typename/g)).toHaveLength(3);
    expect(asked.startsWith('{\n  cases {\n    slug\n    ...Named\n    __typename')).toBe(true);
  });
});
