import { GET, PATCH, POST } from '../../app/(payload)/api/[...slug]/route';

const handlers = { GET, PATCH, POST };

interface RestInit {
  method?: keyof typeof handlers;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request through the handlers of the route itself; `path` is below `/api/`. */
export const callRest = async (path: string, { method = 'GET', headers, body }: RestInit = {}) => {
  const url = new URL(path, 'http://localhost/api/');
  const slug = url.pathname.split('/').slice(2).map(decodeURIComponent);
  const request = new Request(url, { method, headers, body });
  const response = await handlers[method](request, { params: Promise.resolve({ slug }) });
  return { status: response.status, text: await response.text() };
};

/** Sends a query as the admin's drop-downs do. */
export const callRestWithForm = (path: string, query: string, headers: Record<string, string> = {}) =>
  callRest(path, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    },
    body: query,
  });
