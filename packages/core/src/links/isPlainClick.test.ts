import { isPlainClick } from './isPlainClick';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it.each([
  ['the main button', {}, true],
  ['the middle button', { button: 1 }, false],
  ['the command key', { metaKey: true }, false],
  ['the control key', { ctrlKey: true }, false],
  ['the shift key', { shiftKey: true }, false],
  ['the alt key', { altKey: true }, false],
])('%s', (_name, keys, expected) => {
  expect(isPlainClick({ ...plain, ...keys })).toBe(expected);
});
