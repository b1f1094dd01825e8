import { currentRequestId, describeFailure, type Log } from '@kmx/server/logging';

/** An event of a log; `error` describes its failure. */
export type LogEvent = Readonly<Record<string, string | number | undefined>> & {
  level: string;
  message: string;
};

export const recordLog = (): { events: LogEvent[]; log: Log } => {
  const events: LogEvent[] = [];
  const log: Log = (level, message, fields, failure) => {
    const error = failure === undefined ? undefined : describeFailure(failure);
    events.push({ ...fields, level, message, requestId: currentRequestId(), error });
  };
  return { events, log };
};
