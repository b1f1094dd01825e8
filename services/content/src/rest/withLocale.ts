import { defaultLocale } from '../locales';

interface RouteContext {
  params: Promise<{ slug?: string[] }>;
}

type Handler = (request: Request, context: RouteContext) => Promise<Response>;

/** Without fallbacks Payload knows no default: a request that names no locale would read and write none. */
export const withLocale =
  (handler: Handler): Handler =>
  (request, context) => {
    const url = new URL(request.url);
    if (url.searchParams.has('locale')) return handler(request, context);
    url.searchParams.set('locale', defaultLocale);
    return handler(new Request(url, request), context);
  };
