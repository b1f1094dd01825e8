import { NextResponse, type NextRequest } from 'next/server';
import { isLanguageCode, parseAcceptLanguage, type LanguageCode } from '@kmx/core';

import { log } from './server/log';
import { decideRequest, type RequestDecision } from './server/routing/decideRequest';

/** Decides every request for a page before anything is rendered (docs/adr/0001), so that status codes are real. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = new URL(request.url);
  const protocol = request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const host = request.headers.get('host') ?? '';
  try {
    const decision = await decideRequest({
      host,
      path: pathname,
      query: search,
      protocol,
      cookieLocale: request.cookies.get('locale')?.value,
      acceptLanguage: request.headers.get('accept-language') ?? undefined,
    });
    return answer(request, decision, `${protocol}://${host}`, pathname);
  } catch (error) {
    log('error', describeFailure(error), { path: pathname });
    return rewrite(request, maintenancePath(request), 503);
  }
}

/** The message and what caused it: "unreachable" alone tells an operator nothing. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'The request could not be decided.';
  return error.cause instanceof Error ? `${error.message}: ${describeFailure(error.cause)}` : error.message;
}

function answer(request: NextRequest, decision: RequestDecision, origin: string, path: string): NextResponse {
  switch (decision.kind) {
    case 'redirect': {
      const response = NextResponse.redirect(new URL(decision.location, origin), decision.status);
      response.headers.set('vary', 'accept-language, cookie');
      return response;
    }
    case 'page': {
      const { siteKey, locale, parentSlug, slug } = decision;
      return rewrite(
        request,
        `/${siteKey}/${locale.urlCode}/${encodeURIComponent(parentSlug)}/${encodeURIComponent(slug)}`,
        200,
      );
    }
    case 'notFound':
      return rewrite(request, `/${decision.siteKey}/${decision.locale.urlCode}/not-found`, 404, { path });
    case 'misconfigured':
      return rewrite(request, maintenancePath(request), 500);
  }
}

/** The error page in the language of the path or of the browser: no site is known that could have a say. */
function maintenancePath(request: NextRequest): string {
  const inPath = request.nextUrl.pathname.split('/')[1]?.split('-')[0] ?? '';
  const wanted = parseAcceptLanguage(request.headers.get('accept-language') ?? '').map(
    ({ language }) => language,
  );
  const language = [inPath, ...wanted].find((code): code is LanguageCode => isLanguageCode(code)) ?? 'en';
  return `/maintenance/${language}`;
}

function rewrite(
  request: NextRequest,
  path: string,
  status: number,
  query: Record<string, string> = {},
): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  url.search = new URLSearchParams(query).toString();
  return NextResponse.rewrite(url, { status });
}

export const config = {
  // Everything but the framework's own files, pictures, programmatic routes and what browsers ask for by themselves.
  matcher: ['/((?!_next/|media/|api/|file/|healthz$|readyz$|favicon\\.ico$|icon\\.svg$|robots\\.txt$).*)'],
};
