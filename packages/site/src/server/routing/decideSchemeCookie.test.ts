import { decideSchemeCookie } from './decideSchemeCookie';

const decide = (address: string) => decideSchemeCookie(new URL(address, 'http://localhost'));

describe('the colour scheme chosen in the style guide', () => {
  it.each(['system', 'light', 'dark'])('%s is remembered for a year', (value) => {
    expect(decide(`/components?theme=Volta&scheme=${value}`)).toEqual({
      name: 'scheme',
      value,
      sameSite: 'lax',
      maxAgeSeconds: 365 * 24 * 60 * 60,
    });
  });

  it.each(['/components', '/components?scheme=', '/components?scheme=Dark', '/components?scheme=sepia'])(
    '%s chooses nothing',
    (address) => {
      expect(decide(address)).toBeUndefined();
    },
  );

  it.each(['/en/company?scheme=dark', '/?scheme=dark', '/api/health?scheme=dark'])(
    '%s: a page outside the style guide ignores it',
    (address) => {
      expect(decide(address)).toBeUndefined();
    },
  );
});
