import { decideRequestId, requestIdHeader, runWithRequestId } from '@kmx/server/logging';
import { runWithTrace, traceparentHeader } from '@kmx/server/tracing';

const runInRequest = <T>({ headers }: Request, requestId: string, work: () => T): T =>
  runWithTrace(headers.get(traceparentHeader), () => runWithRequestId(requestId, work));

/** Wraps a route handler so that its log lines carry the request id and the trace set by the proxy. */
export const withRequestId =
  <TRequest extends Request, TRest extends unknown[]>(
    handler: (request: TRequest, ...rest: TRest) => Promise<Response>,
  ) =>
  (request: TRequest, ...rest: TRest): Promise<Response> =>
    runInRequest(request, decideRequestId(request.headers.get(requestIdHeader)), () =>
      handler(request, ...rest),
    );

/** Same for routes that bypass the proxy because they stream their body; also adds the id to the response. */
export const withOwnRequestId =
  <TRequest extends Request, TRest extends unknown[]>(
    handler: (request: TRequest, ...rest: TRest) => Promise<Response>,
  ) =>
  async (request: TRequest, ...rest: TRest): Promise<Response> => {
    const requestId = decideRequestId(request.headers.get(requestIdHeader));
    const response = await runInRequest(request, requestId, () => handler(request, ...rest));
    response.headers.set(requestIdHeader, requestId);
    return response;
  };
