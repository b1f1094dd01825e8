import type { MockInstance } from 'vitest';
import { runWithRequestId } from '@kmx/server/logging';
import { runWithTrace } from '@kmx/server/tracing';

import { log } from './log';

const firstLine = (spy: MockInstance<(...values: unknown[]) => void>): string =>
  String(spy.mock.calls[0]?.[0]);
const lineOf = (spy: MockInstance<(...values: unknown[]) => void>): unknown => JSON.parse(firstLine(spy));

describe('log', () => {
  it('"Log line parameters are truncated to 50 characters" (section 9)', () => {
    const spy = vi.spyOn(console, 'info').mockReturnValue(undefined);
    log('info', 'request', { path: 'x'.repeat(51), short: 'x'.repeat(50) });
    expect(lineOf(spy)).toMatchObject({ path: `${'x'.repeat(50)}…`, short: 'x'.repeat(50) });
  });

  it('includes the id of the request in a single line', () => {
    const spy = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    runWithRequestId('abcd-1234', () => log('warn', 'a\nb', { path: '/x\r\n{"level":"error"}' }));
    expect(lineOf(spy)).toMatchObject({ requestId: 'abcd-1234', message: 'a\nb' });
    expect(firstLine(spy)).not.toMatch(/[\r\n]/);
  });

  it('includes the trace of the request', () => {
    const spy = vi.spyOn(console, 'info').mockReturnValue(undefined);
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    runWithTrace(`00-${traceId}-00f067aa0ba902b7-01`, () => log('info', 'request'));
    expect(lineOf(spy)).toMatchObject({ traceId });
  });
});
