import { translationProblemKinds } from '@kmx/core';

import { rejectionSchema } from './translation.schema';

const kindOf = (kind: string) =>
  rejectionSchema.parse({ problems: [{ kind, detail: 'Why.' }] }).problems[0]?.kind;

it.each([...translationProblemKinds, 'tooLong', 'invalid'])('a problem of the kind %s keeps it', (kind) => {
  expect(kindOf(kind)).toBe(kind);
});

it('an unknown kind counts as another problem', () => {
  expect(kindOf('ofTomorrow')).toBe('other');
});
