import { isTimeout } from '@kmx/server/http';
import { traceHeaders } from '@kmx/server/tracing';

import { siteMetrics, type BackendOutcome } from './siteMetrics';

export interface ServiceRequest extends RequestInit {
  headers?: Record<string, string>;
}

async function send(
  address: string,
  init: ServiceRequest,
  receive: (response: Response) => Response | Promise<Response>,
): Promise<Response> {
  const startedAt = performance.now();
  const record = (outcome: BackendOutcome) =>
    siteMetrics()?.recordBackendRequest(address, outcome, (performance.now() - startedAt) / 1000);
  try {
    const response = await receive(
      await fetch(address, { ...init, headers: { ...init.headers, ...traceHeaders() } }),
    );
    record(response.status < 500 ? 'ok' : 'error');
    return response;
  } catch (error) {
    record(isTimeout(error) ? 'timeout' : 'unreachable');
    throw error;
  }
}

/** Sends a request to one of the services, as `fetch` does, in the trace of the current request, and measures it. */
export const fetchService = (address: string, init: ServiceRequest): Promise<Response> =>
  send(address, init, (response) => response);

/** Like `fetchService`, but its signal and measurement include the body, which a service may send slowly or not at all. */
export const fetchWithBody = (address: string, init: ServiceRequest): Promise<Response> =>
  send(
    address,
    init,
    async (response) => new Response(await response.arrayBuffer(), { status: response.status }),
  );
