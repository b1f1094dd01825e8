import type { JobOpeningListing } from '@kmx/blocks';
import { graphText } from '@kmx/core';

import { createJobGraph } from '@/server/findability/createJobGraph';
import type { PageView } from '@/server/view/loadPageView';

interface JobPostingsProps extends PageView {
  listing: JobOpeningListing | undefined;
}

/** Structured data of the open jobs of a page as JSON-LD. */
export function JobPostings({ view, page, listing }: JobPostingsProps) {
  const graph = listing && createJobGraph({ view, page }, listing);
  if (!graph) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(graph) }} />;
}
