import { withParameter } from './withParameter';

describe('withParameter', () => {
  it.each([
    ['/en', 'wrong', '/en?access=wrong'],
    ['/en?a=1', 'wrong', '/en?a=1&access=wrong'],
    ['/en?access=required&explain', 'wrong', '/en?explain&access=wrong'],
    ['/en?access=required', undefined, '/en'],
    ['/en?a=%20b?c&access=x', undefined, '/en?a=%20b?c'],
  ])('%s with %s is %s', (address, value, expected) => {
    expect(withParameter(address, 'access', value)).toBe(expected);
  });
});
