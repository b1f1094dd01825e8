import { defaultLoggerOptions, type Config } from 'payload';
import { currentRequestId } from '@kmx/server/logging';
import { currentTraceId } from '@kmx/server/tracing';

const withoutUndefined = (ids: Readonly<Record<string, string | undefined>>): object =>
  Object.fromEntries(Object.entries(ids).filter(([, value]) => value !== undefined));

const mixin = (): object => withoutUndefined({ requestId: currentRequestId(), traceId: currentTraceId() });

/** Payload's own events, in production as lines of JSON like all others; in development in Payload's format. */
export const payloadLogger: Config['logger'] =
  process.env.NODE_ENV === 'production'
    ? {
        options: {
          mixin,
          messageKey: 'message',
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          formatters: { level: (level) => ({ level }), bindings: () => ({ service: 'content' }) },
          hooks: {
            // Payload passes messages as `msg`, which pino reads only under its default key.
            logMethod(args, method) {
              const [event]: unknown[] = args;
              if (typeof event !== 'object' || event === null || !('msg' in event))
                return method.apply(this, args);
              const { msg, ...fields } = event;
              method.call(this, fields, String(msg));
            },
          },
        },
      }
    : { destination: defaultLoggerOptions, options: { mixin } };
