import { continueTrace, createTraceparent, traceIdOf } from './traceparent';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const given = `00-${traceId}-00f067aa0ba902b7-01`;
const form = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

it('continues the trace of a caller with a new parent id and the same flags', () => {
  const continued = continueTrace(given);
  expect(continued).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[\da-f]{16}-01$/);
  expect(continued).not.toBe(given);
  expect(traceIdOf(continued)).toBe(traceId);
});

it('parses a later version by its first four fields', () => {
  expect(traceIdOf(continueTrace(`01-${traceId}-00f067aa0ba902b7-01-more`))).toBe(traceId);
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['an invalid version', `ff-${traceId}-00f067aa0ba902b7-01`],
  ['more than version 00 has', `${given}-more`],
  ['a trace id of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a parent id of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['capitals', given.toUpperCase()],
  ['a forged line', `${given}\n{"level":"error"}`],
])('starts a new trace for %s', (_name, value) => {
  const started = continueTrace(value);
  expect(started).toMatch(form);
  expect(traceIdOf(started)).not.toBe(traceId);
});

it('starts each trace with a new id', () => {
  expect(traceIdOf(createTraceparent())).not.toBe(traceIdOf(createTraceparent()));
});
