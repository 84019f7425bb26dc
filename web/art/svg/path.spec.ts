import { describe, expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';
import { num, nums } from './number.ts';
import { band, circle, polygon, railOutline, rect, slots } from './path.ts';

describe('numbers in path data', () => {
  it('keep one decimal and lose the leading zero', () => {
    expect([num(0.5), num(-0.54), num(3), num(2.04)]).toEqual(['.5', '-.5', '3', '2']);
  });

  it('are separated by a space or by their own minus sign', () => {
    expect(nums(1, -2, 3.5)).toBe('1-2 3.5');
  });
});

describe('outlines', () => {
  it('draw sharp corners as lines and round ones as curves', () => {
    expect(polygon(0, '0 0,10 0,10 10')).toBe('M0 0h10v10z');
    expect(polygon(2, '0 0,10 0,10 10,0 10').match(/q/g)).toHaveLength(4);
  });

  it('take a corner radius of their own and several sub-paths', () => {
    expect(polygon(0, '0 0 3,10 0,10 10;1 1,2 1,2 2').match(/M/g)).toHaveLength(2);
  });

  it('repeat slots and rail teeth as often as they fit', () => {
    expect(slots(0, 0, 4, 8, 5, 2).match(/M/g)).toHaveLength(4);
    expect(railOutline(0, 50, 0, 9).match(/v3\.6/g)).toHaveLength(4);
  });
});

describe('bounds', () => {
  it('hold a rectangle, turned or not', () => {
    expect(boundsOf([rect(10, 20, 30, 40, 0)], 0)).toEqual({ left: 10, top: 20, right: 40, bottom: 60 });
    const turned = boundsOf([rect(0, 0, 10, 20, 0)], 90);
    expect(turned.left).toBeCloseTo(-20);
    expect(turned.bottom).toBeCloseTo(10);
  });

  it('follow circles and curved bands', () => {
    expect(boundsOf([circle(50, 60, 10)], 0)).toEqual({ left: 40, top: 50, right: 60, bottom: 70 });
    expect(boundsOf([band(0, 0, 50, 100, -180, 0)], 0).top).toBeCloseTo(-100, 0);
  });

  it('name a command they cannot follow', () => {
    expect(() => boundsOf(['M0 0 w3'], 0)).toThrow('unknown command w');
  });
});
