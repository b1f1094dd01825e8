import { JobOpening } from '@kmx/blocks';

import { ApplicationPageView } from '../frame/ApplicationPageView';
import { findSitePage } from '@/server/links/findSitePage';
import { careersSlugs } from '@/server/lists/jobOpenings';
import type { ShownJobOpening } from '@/server/pages/loadJobOpeningPage';

export function JobOpeningPageView({ view, page, opening, context }: ShownJobOpening) {
  return (
    <ApplicationPageView view={view} page={page}>
      <JobOpening opening={opening} context={context} listHref={findSitePage(view, careersSlugs)} />
    </ApplicationPageView>
  );
}
