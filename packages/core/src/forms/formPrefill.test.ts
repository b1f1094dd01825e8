import { formatFormPrefill, parseFormPrefill } from './formPrefill';

const now = 1_800_000_000_000;
const stored = formatFormPrefill('service-request', { firstName: 'Carla', machineName: '' }, now);

describe('"Service request from the portal with the account’s data filled in"', () => {
  it('parses values for the form, without empty ones', () => {
    expect(parseFormPrefill(stored, 'service-request', now + 1000)).toEqual({ firstName: 'Carla' });
  });

  it.each([
    ['another form', stored, 'contact', now],
    ['expired values', stored, 'service-request', now + 16 * 60_000],
    ['a time in the future', stored, 'service-request', now - 1],
    ['nothing', null, 'service-request', now],
    ['invalid JSON', '{', 'service-request', now],
    ['another shape', '{"form":"service-request","values":[]}', 'service-request', now],
    [
      'a value that is too long',
      formatFormPrefill('service-request', { firstName: 'x'.repeat(501) }, now),
      'service-request',
      now,
    ],
  ])('rejects %s', (_name, text, form, at) => {
    expect(parseFormPrefill(text, form, at)).toBeUndefined();
  });
});
