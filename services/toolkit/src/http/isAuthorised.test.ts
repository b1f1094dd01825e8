import { isAuthorised } from './isAuthorised';

const key = 'a-key-of-16-chars-';

test.each([
  [true, { 'x-service-key': key }],
  [false, { 'x-service-key': `${key}x` }],
  [false, { 'x-service-key': key.slice(1) }],
  [false, { 'x-service-key': '' }],
  [false, { authorization: key }],
  [false, {}],
])('%s for %j', (isRight, headers) => {
  expect(isAuthorised({ headers }, key)).toBe(isRight);
});
