import { NextResponse, type NextRequest } from 'next/server';
import { isConfiguredHost, isLanguageCode, type SiteDomain } from '@kmx/core';
import { isLocalUrl } from '@kmx/server/environment';

import { hasEditorSession } from '../../editorAccess/hasEditorSession';
import { env } from '../../env';
import { jsonError, jsonUnavailable } from '../../http/responses';
import { loadIntl } from '../../intl';
import { isSameText } from '../../isSameText';
import { log } from '../../log';

import { readExplainedAddress } from './explainedAddress';
import { loadExplainableSites, loadExplanation } from './loadExplanation';

async function isAllowed(request: NextRequest): Promise<boolean> {
  if (await hasEditorSession(request.cookies)) return true;
  const key = env().PREVIEW_API_KEY;
  const given = request.headers.get('authorization');
  return key !== undefined && given !== null && isSameText(given, `Bearer ${key}`);
}

const isOurHost = (host: string, sites: readonly { domains: readonly SiteDomain[] }[]) =>
  isLocalUrl(`http://${host}`) || isConfiguredHost(host, sites);

/**
 * `GET /api/explain?url=&lang=` for editors and holders of the preview key: returns `{ outcome, trace, lines
 * }`. `lang` is the language of the descriptions; `acceptLanguage` and `cookieLocale` simulate a visitor.
 */
export async function handleExplain(request: NextRequest): Promise<Response> {
  if (!(await isAllowed(request)))
    return jsonError(401, 'Sign in to the editor area, or send the preview key.');
  const { searchParams } = new URL(request.url);
  const address = readExplainedAddress(searchParams.get('url') ?? undefined);
  if (!address) return jsonError(400, 'Expected url, a whole address such as http://localhost:3000/en.');
  const lang = searchParams.get('lang') ?? '';
  try {
    if (!isOurHost(address.url.host, await loadExplainableSites()))
      return jsonError(400, `No site is configured for ${address.url.host}.`);
    const visitor = {
      acceptLanguage: searchParams.get('acceptLanguage') ?? undefined,
      cookieLocale: searchParams.get('cookieLocale') ?? undefined,
    };
    const intl = await loadIntl(isLanguageCode(lang) ? lang : 'en');
    const explanation = await loadExplanation({ url: address.url, visitor, intl });
    return NextResponse.json(explanation, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log('error', 'An address could not be explained.', {}, error);
    return jsonUnavailable('The content service does not answer right now.');
  }
}
