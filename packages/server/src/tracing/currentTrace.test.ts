import { currentTraceId, enterTrace, runWithTrace, traceHeaders } from './currentTrace';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const given = `00-${traceId}-00f067aa0ba902b7-01`;
const later = () => new Promise((resolve) => setImmediate(resolve));

it('continues the trace of a request, also after awaiting', async () => {
  await runWithTrace(given, async () => {
    await later();
    expect(currentTraceId()).toBe(traceId);
    expect(traceHeaders().traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
  });
});

it('starts a separate trace for each request without one', () => {
  const first = runWithTrace(undefined, currentTraceId);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(runWithTrace(undefined, currentTraceId)).not.toBe(first);
});

it('has no trace outside requests', () => {
  expect([currentTraceId(), traceHeaders()]).toEqual([undefined, {}]);
});

it('enters a trace without wrapping the handler', async () => {
  const enter = async () => {
    enterTrace(given);
    await later();
    return currentTraceId();
  };
  expect(await enter()).toBe(traceId);
});
