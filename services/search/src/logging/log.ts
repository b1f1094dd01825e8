import { limits } from '@kmx/core';
import { currentTraceId } from '@kmx/server/tracing';

const cut = (value: string): string =>
  value.length > limits.logParameterCharacters ? `${value.slice(0, limits.logParameterCharacters)}…` : value;

/** Writes one line of JSON for an event, in the format of the site; parameters are cut to 50 characters. */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  parameters: Record<string, string> = {},
): void {
  const shortened = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, cut(value)]));
  const traceId = currentTraceId();
  const head = { time: new Date().toISOString(), level, message, ...(traceId && { traceId }) };
  console[level](JSON.stringify({ ...head, ...shortened }));
}
