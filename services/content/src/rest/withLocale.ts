import { defaultLocale } from '../config/locales';
import type { RestHandler } from './restHandler';

/**
 * Adds the default locale to a request without one; otherwise Payload, without fallbacks, would use no locale at all.
 * A query in a form has to be resolved before, by `withMethodOverride`.
 */
export const withLocale =
  (handler: RestHandler): RestHandler =>
  (request, context) => {
    const url = new URL(request.url);
    if (url.searchParams.has('locale')) return handler(request, context);
    url.searchParams.set('locale', defaultLocale);
    return handler(new Request(url, request), context);
  };
