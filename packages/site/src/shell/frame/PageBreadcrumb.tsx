import type { BreadcrumbView } from '@kmx/core';
import { Breadcrumb, Container } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';

/** Breadcrumb above the content; none on a home page. */
export function PageBreadcrumb({ view, trail }: { view: SiteView; trail: BreadcrumbView }) {
  if (trail.items.length < 2) return null;
  const { intl } = view;
  return (
    <Container>
      <Breadcrumb
        items={trail.items.map(({ title, href }) => ({ title, href }))}
        label={intl.formatMessage({ id: 'shell.breadcrumb' })}
        backLabel={intl.formatMessage({ id: 'shell.back' })}
        homeLabel={intl.formatMessage({ id: 'shell.home' })}
      />
    </Container>
  );
}
