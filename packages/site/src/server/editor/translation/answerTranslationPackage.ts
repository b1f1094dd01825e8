import type { NextRequest } from 'next/server';
import { isLanguageCode } from '@kmx/core';

import { jsonError } from '../../http/answers';
import { contentDisposition } from '../../http/contentDisposition';
import { readLimitedBytes } from '../../http/readLimitedText';

import { importTranslationPackage, loadTranslationPackage } from './changeTranslation';
import { guardChange, guardReading } from './guardTranslation';
import { translationError, translationHeaders, translationJson } from './translationAnswers';

/** As much as the content service takes. */
const maxPackageBytes = 5 * 1024 * 1024;

/** `GET /api/translation/package/{pageId}?language=de`: the page's texts as XLIFF, to be saved; never throws. */
export async function answerPackageDownload(request: NextRequest, pageId: string): Promise<Response> {
  const refusal = guardReading(request);
  if (refusal) return refusal;
  const language = request.nextUrl.searchParams.get('language') ?? '';
  if (!isLanguageCode(language)) return jsonError(400, 'Expected a language, such as ?language=de.');
  const answer = await loadTranslationPackage(pageId, language);
  if (!answer.ok) return translationError(answer.error);
  const named = answer.value.headers.get('content-disposition');
  return new Response(answer.value.text, {
    headers: {
      ...translationHeaders,
      'content-type': 'application/xliff+xml; charset=utf-8',
      // A browser must never open it as a document of this site.
      'content-disposition': named?.startsWith('attachment;')
        ? named
        : contentDisposition('attachment', `${pageId}.${language}.xlf`),
    },
  });
}

/** `POST /api/translation/package/{pageId}` with the XML as its body: the page's new state, or 422 with every reason; never throws. */
export async function answerPackageImport(request: NextRequest, pageId: string): Promise<Response> {
  const guard = guardChange(request);
  if (!guard.ok) return guard.error;
  const xml = await readLimitedBytes(request, maxPackageBytes).catch(() => Buffer.alloc(0));
  if (xml === undefined) return jsonError(413, 'A package has at most 5 MB.');
  if (xml.toString('latin1').trim() === '') return jsonError(400, 'Expected a package as the body.');
  const answer = await importTranslationPackage(pageId, xml, guard.value);
  return answer.ok ? translationJson(answer.value) : translationError(answer.error);
}
