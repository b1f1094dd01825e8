import { limits } from '@kmx/core';
import { currentTraceId } from '@kmx/server/tracing';

import { currentRequestId } from './requestContext';

const cut = (value: string) =>
  value.length > limits.logParameterCharacters ? `${value.slice(0, limits.logParameterCharacters)}…` : value;

/**
 * Logs one line of JSON per event, with the ids of the request and its trace. Parameters are truncated to 50 characters (section 9)
 * and must not contain personal data.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  parameters: Record<string, string> = {},
): void {
  const requestId = currentRequestId();
  const traceId = currentTraceId();
  const shortened = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, cut(value)]));
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    message,
    ...(requestId && { requestId }),
    ...(traceId && { traceId }),
    ...shortened,
  });
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.info(line);
}

/** Returns the messages of an error and its causes; "unreachable" alone does not help an operator. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Something was thrown that is no error.';
  return error.cause instanceof Error ? `${error.message}: ${describeFailure(error.cause)}` : error.message;
}
