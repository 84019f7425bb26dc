import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const Frame = ({ children }: { readonly children?: ReactNode }) => <div>{children}</div>;
/** Adds no element. */
const Bare = ({ children }: { readonly children?: ReactNode }) => <>{children}</>;
const markup = renderToStaticMarkup;

describe('the text of an element', () => {
  const name = 'Ana';

  it('stands alone where it is all that the element holds, of however many pieces', () => {
    expect(markup(<p>plain</p>)).toBe('<p>plain</p>');
    expect(markup(<p>{name}</p>)).toBe('<p>Ana</p>');
    expect(
      markup(
        <p>
          {name} has {3} of {null} {false} them
        </p>,
      ),
    ).toBe('<p>Ana has 3 of   them</p>');
    expect(markup(<option>{name} 1</option>)).toBe('<option>Ana 1</option>');
    expect(
      markup(
        <svg aria-hidden="true">
          <text>
            {name} <tspan>1</tspan>
          </text>
        </svg>,
      ),
    ).toBe('<svg aria-hidden="true"><text>Ana <tspan>1</tspan></text></svg>');
  });

  it('has an element of its own beside anything else', () => {
    expect(
      markup(
        <p>
          Hello {name}, <b>{4}</b> left
        </p>,
      ),
    ).toBe('<p><text-run>Hello Ana, </text-run><b>4</b><text-run> left</text-run></p>');
    expect(
      markup(
        <p>
          <i /> <b />
        </p>,
      ),
    ).toBe('<p><i></i> <b></b></p>');
  });

  it('has one through components, fragments and lists', () => {
    expect(
      markup(
        <Frame>
          <i />
          text
        </Frame>,
      ),
    ).toBe('<div><i></i><text-run>text</text-run></div>');
    expect(
      markup(
        <p>
          <i />
          <Bare>{name}</Bare>
        </p>,
      ),
    ).toBe('<p><i></i><text-run>Ana</text-run></p>');
    expect(markup(<Frame>{['a', <b key="b">b</b>]}</Frame>)).toBe('<div><text-run>a</text-run><b>b</b></div>');
    expect(
      markup(
        <p>
          <i />
          {['a', <b key="b">b</b>]}
        </p>,
      ),
    ).toBe('<p><i></i><text-run>a</text-run><b>b</b></p>');
  });

  it('doesn’t change the place of what comes behind it', () => {
    const keyOf = (children: ReactNode): readonly unknown[] =>
      Array.isArray(children) ? children.map((child) => child?.type ?? child) : [children];
    const shown = (extra: ReactNode) =>
      (
        <p>
          {name}
          {extra}
          <b />
        </p>
      ).props.children;
    expect([keyOf(shown('more')), keyOf(shown(null))]).toEqual([
      ['text-run', null, 'b'],
      ['text-run', null, 'b'],
    ]);
  });
});

describe('a literal', () => {
  it('is not translated, unless its element says otherwise', () => {
    expect(markup(<bdi>Ana</bdi>)).toBe('<bdi translate="no">Ana</bdi>');
    expect(markup(<code>0a1b</code>)).toBe('<code translate="no">0a1b</code>');
    expect(markup(<span className="tone-muted num-true">77.00</span>)).toContain('translate="no"');
    expect(markup(<span className="mono name">0a1b</span>)).toContain('translate="no"');
    expect(markup(<span className="number">seven</span>)).toBe('<span class="number">seven</span>');
    expect(markup(<bdi translate="yes">Ana</bdi>)).toBe('<bdi translate="yes">Ana</bdi>');
  });
});
