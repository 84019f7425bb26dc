import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from '../../gateway/site/configuration.ts';
import { preflight } from './preflight.ts';

describe('what is looked at before a start', () => {
  it.each([
    [{ HOST: 'nonsense.invalid', ALLOW_SANDBOX: '1' }, 'HOST does not name this machine'],
    [{ HOST: '192.0.2.1', ALLOW_SANDBOX: '1' }, 'HOST is not an address of this machine'],
    [
      { GLASSCASE_OPERATIONS_HOST: '192.0.2.1', GLASSCASE_OPERATIONS_PORT: '0' },
      'GLASSCASE_OPERATIONS_HOST is not an address of this machine',
    ],
    [{ GLASSCASE_PAYMENT_CHANNELS: '/nowhere' }, "GLASSCASE_PAYMENT_CHANNELS: /nowhere can't be read"],
    [{ GLASSCASE_WITNESSES: 'w.example+00000000+AAAA https://w.example' }, 'GLASSCASE_WITNESSES, witness 1: not a'],
    [{ NATS_URL: 'nats://127.0.0.1:1' }, /^NATS_URL: .*; start a server there/],
    [{ GLASSCASE_CHECKPOINT_COPY: '/dev/null/copy' }, 'GLASSCASE_CHECKPOINT_COPY: /dev/null is no folder'],
    [{ GLASSCASE_SECURITY_LOG: '/dev/null/log' }, 'GLASSCASE_SECURITY_LOG: /dev/null is no folder'],
    [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR: /dev/null is no folder'],
  ])('is refused by the name of its variable: %j', async (environment, problem) => {
    const refused = await preflight(readConfiguration({ PORT: '0', ...environment })).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigurationError);
    expect(() => {
      throw refused;
    }).toThrow(problem);
  });

  it('is let through where nothing is wrong', async () => {
    await expect(preflight(readConfiguration({ PORT: '0' }))).resolves.toBeUndefined();
  });
});
