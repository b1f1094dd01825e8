import { graphText } from '@kmx/core';

import { createPageGraph } from '@/server/findability/createPageGraph';
import type { PageView } from '@/server/view/loadPageView';

export function StructuredData({ view, page }: PageView) {
  const graph = createPageGraph({ view, page });
  if (!graph) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(graph) }} />;
}
