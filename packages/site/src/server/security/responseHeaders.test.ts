import config from '../../../next.config';

const headersOf = async (source: string) => {
  const rules = (await config.headers?.()) ?? [];
  const headers = rules.filter((rule) => rule.source === source).flatMap((rule) => rule.headers);
  return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
};

it('every response has nosniff, a frame policy and a referrer policy', async () => {
  expect(await headersOf('/:path*')).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  });
});

it('the address with an authorization code is never sent as a referrer', async () => {
  expect(await headersOf('/blank-callback')).toEqual({ 'referrer-policy': 'no-referrer' });
});
