import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSameText(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
