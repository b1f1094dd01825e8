import { decideMove } from './decideMove';

const from = { row: 2, column: 1 };
const plain = { shiftKey: false, hasModifier: false, isComposing: false };
const inside = { isAtStart: false, isAtEnd: false };
const start = { ...inside, isAtStart: true };
const end = { ...inside, isAtEnd: true };

test.each([
  ['Enter', {}, inside, { row: 3, column: 1 }],
  ['Enter', { shiftKey: true }, inside, { row: 1, column: 1 }],
  ['Enter', { isComposing: true }, inside, undefined],
  ['ArrowUp', {}, inside, { row: 1, column: 1 }],
  ['ArrowDown', {}, inside, { row: 3, column: 1 }],
  ['ArrowDown', { shiftKey: true }, inside, undefined],
  ['ArrowDown', { hasModifier: true }, inside, undefined],
  ['ArrowLeft', {}, start, { row: 2, column: 0 }],
  ['ArrowLeft', {}, end, undefined],
  ['ArrowRight', {}, end, { row: 2, column: 2 }],
  ['ArrowRight', {}, inside, undefined],
  ['Tab', {}, end, undefined],
  ['s', { hasModifier: true }, inside, undefined],
])('%s %j at %j', (key, modifiers, caret, position) => {
  expect(decideMove(from, { ...plain, ...modifiers, key }, caret)).toEqual(position);
});
