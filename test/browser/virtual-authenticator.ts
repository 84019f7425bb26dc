import type { Page } from 'playwright-core';

export interface VirtualAuthenticator {
  /** The finger lies on the device: it confirms by itself whatever is asked, and the first passkey that is offered. */
  readonly rest: () => Promise<void>;
  /** The device waits for a finger. */
  readonly lift: () => Promise<void>;
}

/** Gives the page's browser a device that makes passkeys, with a finger on it. */
export const addVirtualAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setPresence = async (enabled: boolean): Promise<void> => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
  return { rest: () => setPresence(true), lift: () => setPresence(false) };
};
