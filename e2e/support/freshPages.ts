import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { contentUrl } from './addresses';
import { readResponse, deleteStored, persistent } from './admin';

/** A published page of the main site that nobody has read yet. */
export interface FreshPage {
  id: string;
  slug: string;
  title: string;
}

const created = z.object({ doc: z.object({ id: z.string() }) });
const sites = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) });

/** Publishes a page with a unique heading, for an editor who is signed in to REST. */
export async function publishFreshPage(
  request: APIRequestContext,
  name: string,
  languages: readonly string[],
  modules: readonly object[] = [],
): Promise<FreshPage> {
  const found = await request.get(`${contentUrl}/api/sites?depth=0&where[key][equals]=main`, persistent);
  const slug = `${name}-${Date.now()}`;
  const title = `What is read for the first time: ${slug}`;
  const response = await request.post(`${contentUrl}/api/pages?locale=en`, {
    data: {
      title,
      slug,
      site: sites.parse(await readResponse(found)).docs[0]?.id,
      languages,
      pageType: 'Content',
      theme: 'Default',
      modules,
      _status: 'published',
    },
  });
  return { id: created.parse(await readResponse(response)).doc.id, slug, title };
}

export async function deletePages(request: APIRequestContext, pages: readonly FreshPage[]): Promise<void> {
  for (const { id } of pages) await deleteStored(request, 'pages', id);
}
