import { decodePackage } from './decodePackage';
import { UnreadablePackageError } from './UnreadablePackageError';

const xml = '<?xml version="1.0"?><a>Drähte ű 線</a>';
const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['UTF-8', Buffer.from(xml)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${xml}`)],
  ['UTF-16, little-endian with a mark', Buffer.from(`\uFEFF${xml}`, 'utf16le')],
  ['UTF-16, big-endian with a mark', swapped(`\uFEFF${xml}`)],
  ['UTF-16, little-endian', Buffer.from(xml, 'utf16le')],
  ['UTF-16, big-endian', swapped(xml)],
])('reads %s', (_name, bytes) => {
  expect(decodePackage(bytes)).toBe(xml);
});

test.each([
  ['a code page', Buffer.from(xml, 'latin1')],
  ['half a character of UTF-8', Buffer.from('<a>線</a>').subarray(0, 5)],
  ['half a character of UTF-16', Buffer.from(xml, 'utf16le').subarray(0, -1)],
])('rejects %s', (_name, bytes) => {
  expect(() => decodePackage(bytes)).toThrow(UnreadablePackageError);
});
