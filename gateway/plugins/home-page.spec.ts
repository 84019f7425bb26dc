import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { asClientAsks } from '../graphql/trusted-documents.ts';
import { withFirstAnswer } from './home-page.ts';

const html = '<!doctype html><head><title>Glasscase</title></head><body></body>';
const shown = (image: string, price: number, fresh = true) => ({ image, price, fresh, names: { en: image } });

const answerIn = (page: string): unknown =>
  JSON.parse(/<script type="application\/json" id="first-answer">(.*?)<\/script>/.exec(page)?.[1] ?? 'null');

describe('the first answer of the home page', () => {
  it('is what the client would ask for, whole', () => {
    const answer = { cases: [shown('/art/a.svg', 100), shown('/art/b.svg', 300)] };
    expect(answerIn(withFirstAnswer(html, answer))).toEqual(answer);
  });

  it('has the picture on the stage fetched, and no other', () => {
    const page = withFirstAnswer(html, {
      cases: [shown('/art/a.svg', 100), shown('/art/b.svg', 300), shown('/art/c.svg', 900, false)],
    });
    expect(page.match(/rel="preload"[^>]*/g)).toEqual([
      'rel="preload" as="image" href="/art/b.svg" fetchpriority="high" /',
    ]);
  });

  it('ends no element and begins none, whatever a name says', () => {
    const answer = { cases: [shown('/art/"><script>alert(1)</script>.svg', 100), shown('</script><!--$&', 1)] };
    const page = withFirstAnswer(html, answer);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('<!--');
    expect(page.match(/<link[^>]*>/g)).toHaveLength(1);
    expect(answerIn(page)).toEqual(answer);
  });

  it('shows no picture where nothing is open', () => {
    expect(withFirstAnswer(html, { cases: [] })).not.toContain('preload');
  });
});

describe('types of everything', () => {
  it('are asked for in every selection but the operation’s own', () => {
    const asked = print(asClientAsks(parse('{ cases { slug ...Named } } fragment Named on Case { names { en } }')));
    expect(asked.match(/__typename/g)).toHaveLength(3);
    expect(asked.startsWith('{\n  cases {\n    slug\n    ...Named\n    __typename')).toBe(true);
  });
});
