import { formatFormPrefill, parseFormPrefill } from './formPrefill';

const now = 1_800_000_000_000;
const stored = formatFormPrefill('service-request', { firstName: 'Carla', machineName: '' }, now);

describe('"Service request from the portal with the account’s data filled in"', () => {
  it('reads what was left for the form, without empty entries', () => {
    expect(parseFormPrefill(stored, 'service-request', now + 1000)).toEqual({ firstName: 'Carla' });
  });

  it.each([
    ['another form', stored, 'contact', now],
    ['something old', stored, 'service-request', now + 16 * 60_000],
    ['something of the future', stored, 'service-request', now - 1],
    ['nothing', null, 'service-request', now],
    ['no JSON', '{', 'service-request', now],
    ['another shape', '{"form":"service-request","values":[]}', 'service-request', now],
    [
      'what is far too long',
      formatFormPrefill('service-request', { firstName: 'x'.repeat(501) }, now),
      'service-request',
      now,
    ],
  ])('takes nothing from %s', (_name, text, form, at) => {
    expect(parseFormPrefill(text, form, at)).toBeUndefined();
  });
});
