import type { StompFault } from './errors.ts';
import { malformed } from './header-line.ts';

export const NOTHING = new Uint8Array();

/** Ends the parsing from within it, and never leaves the parser. */
export class Broken extends Error {
  readonly fault: StompFault;
  constructor(fault: StompFault) {
    super(fault.detail);
    this.fault = fault;
  }
}

export const broken = (fault: StompFault): never => {
  throw new Broken(fault);
};

export const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};

/** Text in UTF-8. @throws Broken */
export const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return broken(malformed('headers that are not UTF-8'));
  }
};
