import { graphText } from '@kmx/core';

import { createPageGraph } from '@/server/findability/createPageGraph';
import type { PageView } from '@/server/view/loadPageView';

/** What a page says about itself for search engines, as JSON-LD; nothing where it has nothing to say. */
export function StructuredData({ view, page }: PageView) {
  const graph = createPageGraph({ view, page });
  if (!graph) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(graph) }} />;
}
