import { expect, it } from 'vitest';
import { settingsIn } from './settings.ts';

const key = 'ab'.repeat(32);
const secrets = {
  GLASSCASE_LOG_KEY: key,
  DATABASE_URL: 'postgres://site:hunter2@db/glasscase',
  NATS_URL: 'nats://a:hunter2@n',
};
const shown = settingsIn({
  ...secrets,
  GLASSCASE_OTLP_URL: 'https://user:hunter2@hunter2@traces.example/v1',
  GLASSCASE_ALLOWED_ORIGINS: '',
  OTHER: 'x',
});
const of = (name: string) => shown.find((one) => one.name === name);

it('a secret shows whether it is set, and nothing else', () => {
  for (const name of Object.keys(secrets)) expect(of(name)).toEqual({ name, value: null, isSet: true, isSecret: true });
  expect(of('GLASSCASE_SEAL_KEY')).toMatchObject({ value: null, isSet: false, isSecret: true });
  expect(JSON.stringify(shown)).not.toMatch(/hunter2|abab/);
});

it('a value shows as it stands in the environment, else its default, and without a login', () => {
  expect(of('GLASSCASE_OTLP_URL')).toMatchObject({ value: 'https://…@traces.example/v1', isSet: true });
  expect(of('PORT')).toEqual({ name: 'PORT', value: '3000', isSet: false, isSecret: false });
  expect(of('GLASSCASE_ALLOWED_ORIGINS')).toMatchObject({ value: null, isSet: false });
  expect(of('OTHER')).toBeUndefined();
});
