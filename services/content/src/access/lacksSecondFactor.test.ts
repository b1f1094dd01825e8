import { lacksSecondFactor } from './lacksSecondFactor';

test.each([
  [true, 'admin', false, true],
  [true, 'admin', undefined, true],
  [true, 'admin', true, false],
  [true, 'editor', false, true],
  [true, 'editor', true, false],
  [true, 'author', false, false],
  [false, 'admin', false, false],
  [false, 'editor', undefined, false],
] as const)(
  'required: %s, %s with a second factor: %s – may only set one up: %s',
  (isRequired, role, hasSecondFactor, expected) => {
    expect(lacksSecondFactor(isRequired, { role, hasSecondFactor })).toBe(expected);
  },
);
