import { createHmac } from 'node:crypto';
import { isSignatureValid, signBody } from './signature';

const secret = 'a-secret-of-our-own';
const body = '{"tags":["system"]}';

test('signs timestamp and body together', () => {
  const expected = createHmac('sha256', secret).update(`1700000000000.${body}`).digest('hex');
  expect(signBody(secret, '1700000000000', body)).toBe(`sha256=${expected}`);
});

test.each([
  ['another body', secret, '1', '{"tags":["x"]}'],
  ['another time', secret, '2', body],
  ['another secret', 'not-the-secret', '1', body],
])('%s does not fit', (_, givenSecret, timestamp, givenBody) => {
  const signature = signBody(secret, '1', body);
  expect(isSignatureValid(secret, '1', body, signature)).toBe(true);
  expect(isSignatureValid(givenSecret, timestamp, givenBody, signature)).toBe(false);
});

test('a signature of another length is rejected without an exception', () => {
  expect(isSignatureValid(secret, '1', body, 'sha256=')).toBe(false);
});
