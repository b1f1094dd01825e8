import { decideRequestId, requestIdHeader, runWithRequestId } from './requestContext';

/** A route handler whose log lines carry the request's id, which the proxy has handed on. */
export const withRequestId =
  <TRequest extends Request, TRest extends unknown[]>(
    handler: (request: TRequest, ...rest: TRest) => Promise<Response>,
  ) =>
  (request: TRequest, ...rest: TRest): Promise<Response> =>
    runWithRequestId(decideRequestId(request.headers.get(requestIdHeader)), () => handler(request, ...rest));

/** The same for a route that the proxy does not see, since it streams its body: the answer, too, carries the id. */
export const withOwnRequestId =
  <TRequest extends Request, TRest extends unknown[]>(
    handler: (request: TRequest, ...rest: TRest) => Promise<Response>,
  ) =>
  async (request: TRequest, ...rest: TRest): Promise<Response> => {
    const requestId = decideRequestId(request.headers.get(requestIdHeader));
    const response = await runWithRequestId(requestId, () => handler(request, ...rest));
    response.headers.set(requestIdHeader, requestId);
    return response;
  };
