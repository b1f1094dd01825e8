import type { NextRequest } from 'next/server';
import { isLanguageCode } from '@kmx/core';

import { contentDisposition } from '../../http/contentDisposition';
import { readLimitedBytes } from '../../http/readLimitedText';
import { jsonError } from '../../http/responses';

import { importTranslationPackage, loadTranslationPackage } from './changeTranslation';
import { guardChange, guardReading } from './guardTranslation';
import { translationError, translationHeaders, translationJson } from './translationResponses';

/** Same limit as the content service. */
const maxPackageBytes = 5 * 1024 * 1024;

/**
 * `GET /api/translation/package/{pageId}?language=de`: downloads the page's texts as XLIFF. Never rejects.
 */
export async function handlePackageDownload(request: NextRequest, pageId: string): Promise<Response> {
  const rejection = await guardReading(request);
  if (rejection) return rejection;
  const language = request.nextUrl.searchParams.get('language') ?? '';
  if (!isLanguageCode(language)) return jsonError(400, 'Expected a language, such as ?language=de.');
  const response = await loadTranslationPackage(pageId, language);
  if (!response.ok) return translationError(response.error);
  const named = response.value.headers.get('content-disposition');
  return new Response(response.value.text, {
    headers: {
      ...translationHeaders,
      'content-type': 'application/xliff+xml; charset=utf-8',
      // Forces a download: the file must not be rendered in the site's origin.
      'content-disposition': named?.startsWith('attachment;')
        ? named
        : contentDisposition('attachment', `${pageId}.${language}.xlf`),
    },
  });
}

/**
 * `POST /api/translation/package/{pageId}` with XML as its body: returns the new state, or 422 with all
 * problems. Never rejects.
 */
export async function handlePackageImport(request: NextRequest, pageId: string): Promise<Response> {
  const guard = guardChange(request);
  if (!guard.ok) return guard.error;
  const xml = await readLimitedBytes(request, maxPackageBytes).catch(() => Buffer.alloc(0));
  if (xml === undefined) return jsonError(413, 'A package has at most 5 MB.');
  if (xml.toString('latin1').trim() === '') return jsonError(400, 'Expected a package as the body.');
  const response = await importTranslationPackage(pageId, xml, guard.value);
  return response.ok ? translationJson(response.value) : translationError(response.error);
}
