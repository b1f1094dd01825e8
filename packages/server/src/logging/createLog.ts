import { currentTraceId } from '../tracing';
import { describeFailure } from './describeFailure';
import { currentRequestId } from './requestId';

export type LogLevel = 'info' | 'warn' | 'error';

/** Values of an event, never personal data or secrets; undefined ones are left out. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

/**
 * Writes one event as a line of JSON. The message is a constant, so that lines can be counted and found; what differs
 * is a field. `failure` is described with its causes, and with its stack at the level `error`.
 */
export type Log = (level: LogLevel, message: string, fields?: LogFields, failure?: unknown) => void;

const maxStackLength = 4000;

const truncate = (value: string, length: number): string =>
  value.length > length ? `${value.slice(0, length)}…` : value;

const describe = (level: LogLevel, failure: unknown): LogFields => ({
  error: describeFailure(failure),
  ...(level === 'error' &&
    failure instanceof Error && { stack: truncate(failure.stack ?? '', maxStackLength) }),
});

/** Creates the log of a program; texts of fields are truncated to `longestField` characters. */
export const createLog =
  (service: string, longestField: number): Log =>
  (level, message, fields = {}, failure) => {
    const shortened = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? truncate(value, longestField) : value,
    ]);
    console[level](
      JSON.stringify({
        time: new Date().toISOString(),
        level,
        service,
        message,
        requestId: currentRequestId(),
        traceId: currentTraceId(),
        ...Object.fromEntries(shortened),
        ...(failure !== undefined && describe(level, failure)),
      }),
    );
  };
