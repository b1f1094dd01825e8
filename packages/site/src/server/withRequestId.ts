import { decideRequestId, requestIdHeader, runWithRequestId } from './requestContext';

/** A route handler whose log lines carry the request's id, which the proxy has handed on. */
export const withRequestId =
  <TRequest extends Request, TRest extends unknown[]>(
    handler: (request: TRequest, ...rest: TRest) => Promise<Response>,
  ) =>
  (request: TRequest, ...rest: TRest): Promise<Response> =>
    runWithRequestId(decideRequestId(request.headers.get(requestIdHeader)), () => handler(request, ...rest));
