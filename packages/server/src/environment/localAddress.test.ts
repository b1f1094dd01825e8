import { isLocalHost, isLocalUrl } from './localAddress.mjs';

it.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['komax.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['', false],
  ['.localhost', false],
  ['localhost.example.com', false],
  ['notlocalhost', false],
  ['127.0.0.1.example.com', false],
  ['128.0.0.1', false],
  ['0.0.0.0', false],
  ['192.168.0.1', false],
  ['[::2]', false],
  ['[::ffff:7f00:1]', false],
])('the host %p is always this machine: %p', (hostname, expected) => {
  expect(isLocalHost(hostname)).toBe(expected);
});

it.each([
  ['http://localhost:3000', true],
  ['https://brand.localhost/en', true],
  ['http://2130706433', true],
  ['http://localhost@example.com', false],
  ['https://www.example.com/localhost', false],
])('only this machine reaches %s: %p', (address, expected) => {
  expect(isLocalUrl(address)).toBe(expected);
});

it('throws for something else', () => {
  expect(() => isLocalUrl('localhost')).toThrow('Invalid URL');
});
