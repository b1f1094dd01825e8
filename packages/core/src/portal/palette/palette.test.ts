import { isPaletteFigure } from './isPaletteFigure';
import { isPaletteShortcut } from './isPaletteShortcut';
import { rankPaletteEntries } from './rankPaletteEntries';

const entries = [
  { label: 'My account settings', keywords: ['Profile'] },
  { label: 'Tickets' },
  { label: 'New ticket' },
  { label: 'Téléchargements', keywords: ['Downloads'] },
  { label: 'Product information', keywords: ['Spare parts'] },
];
const find = (text: string) => rankPaletteEntries(text, entries).map(({ label }) => label);

it.each([
  ['', entries.map(({ label }) => label)],
  ['  ', entries.map(({ label }) => label)],
  ['tick', ['Tickets', 'New ticket']],
  ['TICKET N', ['New ticket']],
  ['ick', ['Tickets', 'New ticket']],
  ['telech', ['Téléchargements']],
  ['down', ['Téléchargements']],
  ['p', ['Product information', 'My account settings']],
  ['set my', ['My account settings']],
  ['ticket xyz', []],
  ['?!', []],
])('"%s" finds %j', (text, expected) => {
  const found = find(text);
  expect(found.slice(0, expected.length)).toEqual(expected);
  if (text !== 'p') expect(found).toHaveLength(expected.length);
});

it.each([
  ['Ctrl K', { ctrlKey: true }, true],
  ['⌘K', { metaKey: true }, true],
  ['Ctrl K with caps lock', { ctrlKey: true, key: 'K' }, true],
  ['K', {}, false],
  ['Ctrl Shift K', { ctrlKey: true, shiftKey: true }, false],
  ['AltGr K', { ctrlKey: true, altKey: true }, false],
  ['both', { ctrlKey: true, metaKey: true }, false],
  ['Ctrl J', { ctrlKey: true, key: 'j' }, false],
  ['a key of an input method', { ctrlKey: true, isComposing: true }, false],
])('%s opens the palette: %s', (_name, change, expected) => {
  const none = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(isPaletteShortcut({ ...none, ...change })).toBe(expected);
});

it.each([
  ['K25-433-00315', true],
  ['k25 433 00315', true],
  ['K2543300315', true],
  ['K25-433', false],
  ['K25-433-00315 x', false],
  ['', false],
  ['-', false],
])('"%s" matches the number K25-433-00315: %s', (text, expected) => {
  expect(isPaletteFigure(text, 'K25-433-00315')).toBe(expected);
});
