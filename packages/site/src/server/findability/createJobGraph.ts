import { toHtml, type JobOpeningListing } from '@kmx/blocks';
import { createGraph, createJobPosting, isJobOpen, jobAnchor, pageUrl } from '@kmx/core';

import type { PageView } from '../view/loadPageView';

import { publisherOf } from './createPageGraph';

/** Creates the structured data of the open jobs that a page lists; undefined without any, and on a protected page. */
export function createJobGraph(pageView: PageView, { items, now }: JobOpeningListing) {
  const { view, page } = pageView;
  if (page.protection.mode !== 'none') return undefined;
  const { parentSlug, slug } = page;
  const url = pageUrl({ ...view.links, parentSlug, slug, isAbsolute: true });
  const open = items.filter((opening) => isJobOpen(opening, new Date(now)));
  if (open.length === 0) return undefined;
  return createGraph(
    open.map((opening) =>
      createJobPosting({
        opening,
        description: toHtml(opening.text),
        url: `${url}#${jobAnchor(opening)}`,
        employer: publisherOf(pageView),
      }),
    ),
  );
}
