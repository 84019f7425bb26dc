import { describe, expect, it } from 'vitest';
import { passkeySiteOf } from './passkey-site.ts';

describe('the site that passkeys are made for', () => {
  it.each([
    ['https://play.example.org', { origin: 'https://play.example.org', rpId: 'play.example.org' }],
    ['https://example.org:8443', { origin: 'https://example.org:8443', rpId: 'example.org' }],
    ['http://localhost:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
    ['http://glass.localhost:3000', { origin: 'http://glass.localhost:3000', rpId: 'glass.localhost' }],
  ])('of %s is its host', (origin, site) => {
    expect(passkeySiteOf(origin)).toEqual(site);
  });

  it.each([
    'http://127.0.0.1:3000',
    'https://192.0.2.7',
    'https://[2001:db8::1]',
    'http://example.org',
    'http://notlocalhost',
  ])('is none at %s', (origin) => {
    expect(passkeySiteOf(origin)).toBeNull();
  });
});
