import { hash } from 'node:crypto';

/** 256 random bits as 43 characters of base64url: sessions, tickets, references. Only their hash is stored. */
export const secretFrom = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('base64url');

const pattern = /^[A-Za-z0-9_-]{43}$/;

export const isSecret = (text: string): boolean => pattern.test(text);

/** SHA-256: enough for 256 random bits. */
export const secretHash = (secret: string): Buffer => hash('sha256', secret, 'buffer');
