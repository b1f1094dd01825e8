import { applicationPaths } from '@kmx/core';

import { ApplicationPageView } from '../../frame/ApplicationPageView';
import { ViewAsScreen, type ViewAsScreenProps } from './ViewAsScreen';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

export const describeViewAs = ({ intl }: SiteView): ApplicationPage => ({
  path: applicationPaths.viewAs,
  title: intl.formatMessage({ id: 'editor.viewAs.title' }),
  isIndexed: false,
});

/** A page as one or two readers see it, side by side. */
export const ViewAsView = ({ view, viewAs }: ViewAsScreenProps) => (
  <ApplicationPageView view={view} page={describeViewAs(view)}>
    <ViewAsScreen view={view} viewAs={viewAs} />
  </ApplicationPageView>
);
