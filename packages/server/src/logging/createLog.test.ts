import { runWithTrace } from '../tracing';
import { createLog } from './createLog';
import { describeFailure } from './describeFailure';
import { runWithRequestId } from './requestId';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const log = createLog('demo', 10);
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...given: unknown[]) => void written.push(String(given[0])));
});

const line = (): unknown => JSON.parse(written.at(-1) ?? '');

it('writes time, level, program, request and trace of an event', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z') });
  runWithTrace(`00-${traceId}-00f067aa0ba902b7-01`, () =>
    runWithRequestId('request-1', () => log('info', 'Signed in', { account: 'u-1', actor: undefined })),
  );
  vi.useRealTimers();
  expect(line()).toEqual({
    time: '2026-11-24T08:00:00.000Z',
    level: 'info',
    service: 'demo',
    message: 'Signed in',
    requestId: 'request-1',
    traceId,
    account: 'u-1',
  });
});

it('truncates fields, and writes one line whatever they contain', () => {
  log('warn', 'A request was slow.', { path: '/\r\n{"level":"error"}', ms: 12_345_678_901 });
  expect(line()).toMatchObject({ path: '/\r\n{"level…', ms: 12_345_678_901 });
  expect(written.at(-1)).not.toMatch(/[\r\n]/);
});

it.each([
  ['warn', false],
  ['error', true],
] as const)('describes a failure at the level %s; with its stack: %s', (level, hasStack) => {
  log(level, 'A mail could not be sent.', {}, new Error('550 no such user'));
  expect(line()).toMatchObject({ level, error: '550 no such user' });
  expect('stack' in Object(line())).toBe(hasStack);
});

it.each([
  [new Error('unreachable', { cause: new Error('ECONNREFUSED') }), 'unreachable: ECONNREFUSED'],
  ['thrown text', 'thrown text'],
  [new Error('x'.repeat(600)), 'x'.repeat(500)],
])('describes the failure %#', (failure, expected) => {
  expect(describeFailure(failure)).toBe(expected);
});
