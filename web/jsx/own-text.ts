import { createElement, type ElementType, Fragment, type ReactNode } from 'react';

type Text = string | number;

const isText = (child: unknown): child is Text => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown): boolean => child == null || child === '' || typeof child === 'boolean';

/** Spaces between elements are never translated and never change. */
const inItsOwn = (text: Text, place: number): ReactNode =>
  `${text}`.trim() ? createElement('text-run', { key: `t${place}` }, text) : text;

/** Text that follows text is one text, and holds the place of the first, so that no element behind changes its place. */
const merged = (children: readonly ReactNode[]): readonly ReactNode[] => {
  const places: ReactNode[] = [];
  let run = -1;
  for (const child of children) {
    const before = places[run];
    const goesOn = isText(child) && isText(before);
    if (goesOn) places[run] = `${before}${child}`;
    else if (!isNothing(child)) run = isText(child) ? places.length : -1;
    places.push(goesOn ? null : child);
  }
  return places;
};

/**
 * Children of an element with no text beside another child: each text stands in an element of its own there. A script that
 * translates or changes a page replaces text nodes, and React can neither update nor remove a node that is gone. An element stays,
 * and so does the only text in one, which React sets again as a whole.
 * @param type of the element. A component is given its children in that form, too: libraries put them into elements of their own
 */
export const withOwnText = (type: ElementType, children: ReactNode): ReactNode => {
  const isFragment = type === Fragment;
  if (!Array.isArray(children)) return isFragment && isText(children) ? inItsOwn(children, 0) : children;
  const parts = merged(children);
  const [only, ...others] = parts.filter((part) => !isNothing(part));
  if (!isFragment && isText(only) && others.length === 0) return `${only}`;
  // A text that is drawn holds no element of the page.
  if (type === 'text') return parts;
  return parts.map((part, place) => {
    if (Array.isArray(part)) return withOwnText(Fragment, part);
    return isText(part) ? inItsOwn(part, place) : part;
  });
};
