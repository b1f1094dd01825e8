import { limits } from '@kmx/core';

import { currentRequestId } from './requestContext';

const cut = (value: string) =>
  value.length > limits.logParameterCharacters ? `${value.slice(0, limits.logParameterCharacters)}…` : value;

/** One line of JSON per event, with the request's id; parameters are cut to 50 characters (section 9) and hold no personal data. */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  parameters: Record<string, string> = {},
): void {
  const requestId = currentRequestId();
  const shortened = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, cut(value)]));
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    message,
    ...(requestId && { requestId }),
    ...shortened,
  });
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.info(line);
}

/** The message of a failure and what caused it: "unreachable" alone tells an operator nothing. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Something was thrown that is no error.';
  return error.cause instanceof Error ? `${error.message}: ${describeFailure(error.cause)}` : error.message;
}
