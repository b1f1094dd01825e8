import { uploadIdPattern } from './uploadId';

test.each([
  ['128 random bits', '8f14e45fceea167a5a36dedd4bea2543', true],
  ['a UUID of an earlier version', '0b0e7a3e-1f5d-4d0e-9c0a-5d1f6a2b3c4d', true],
  ['capital letters', '8F14E45FCEEA167A5A36DEDD4BEA2543', false],
  ['too few bits', '8f14e45fceea167a5a36dedd4bea254', false],
  ['a path', '../../8f14e45fceea167a5a36dedd4be', false],
])('%s', (_name, id, isId) => {
  expect(uploadIdPattern.test(id)).toBe(isId);
});
