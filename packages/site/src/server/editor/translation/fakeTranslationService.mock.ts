import type { IncomingMessage, ServerResponse } from 'node:http';

import { startFakeContentService, type FakeContentService } from '../../content/fakeContentService.mock';

export const pageIdMock = '7d1f0c62-9a64-4b0e-9c5f-2f4c5a1b7e10';

export interface RecordedRequest {
  method: string | undefined;
  /** Including the query. */
  path: string | undefined;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
  bytes: Buffer;
}

interface Result {
  status?: number;
  body: string;
  headers?: Record<string, string>;
}

/** A fake content service with configurable responses of its page endpoints. */
export interface FakeTranslationService extends FakeContentService {
  requests: RecordedRequest[];
  /** Sets the response of a path, relative to `/api/pages` and without query. */
  respondWith: (path: string, response: Result) => void;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** Listens on a free local port. */
export async function startFakeTranslationService(): Promise<FakeTranslationService> {
  const service = await startFakeContentService();
  const requests: RecordedRequest[] = [];
  const record = async (request: IncomingMessage, response: ServerResponse, result: Result) => {
    const { method, url, headers } = request;
    const { authorization, 'content-type': contentType } = headers;
    const bytes = await readBody(request);
    requests.push({ method, path: url, authorization, contentType, bytes, body: bytes.toString('utf8') });
    response.writeHead(result.status ?? 200, result.headers);
    response.end(result.body);
  };
  return {
    ...service,
    requests,
    respondWith: (path, result) =>
      service.files.set(`/api/pages${path}`, (request, response) => void record(request, response, result)),
  };
}

export const targetMock = {
  id: 'row-de',
  language: 'de',
  translationState: 'Translated',
  exportedAt: '2026-05-01T08:00:00.000Z',
  importedAt: '2026-05-04T08:00:00.000Z',
  isStale: true,
  changes: [
    {
      segment: 'hero.title',
      place: 'Hero banner › Title',
      blockId: 'block-1',
      sourceThen: 'Old',
      sourceNow: 'New',
      target: 'Alt',
    },
  ],
};

export const pageTranslationMock = {
  pageId: pageIdMock,
  title: 'About',
  site: 'main',
  sourceLanguage: 'en',
  targetLanguages: [targetMock],
};

export const translationPageMock = {
  id: pageIdMock,
  title: 'About',
  site: 'main',
  slug: 'about',
  parentSlug: 'home',
  pageType: 'Content',
  isPublished: true,
  hasDraft: false,
  updatedAt: '2026-05-01T08:00:00.000Z',
  languages: ['en'],
  countries: [],
  sourceLanguage: 'en',
  targetLanguages: [],
};
