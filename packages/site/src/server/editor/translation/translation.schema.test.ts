import { translationProblemKinds } from '@kmx/core';

import { rejectionSchema } from './translation.schema';

const kindOf = (kind: string) =>
  rejectionSchema.parse({ problems: [{ kind, detail: 'Why.' }] }).problems[0]?.kind;

it.each([...translationProblemKinds, 'tooLong', 'invalid'])('preserves the problem kind %s', (kind) => {
  expect(kindOf(kind)).toBe(kind);
});

it('maps an unknown kind to "other"', () => {
  expect(kindOf('ofTomorrow')).toBe('other');
});
