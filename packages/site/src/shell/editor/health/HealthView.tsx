import { applicationPaths } from '@kmx/core';

import { ApplicationPageView } from '../../frame/ApplicationPageView';
import { HealthBoard, type HealthBoardProps } from './HealthBoard';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

export const describeHealth = ({ intl }: Pick<SiteView, 'intl'>): ApplicationPage => ({
  path: applicationPaths.siteHealth,
  title: intl.formatMessage({ id: 'editor.health.title' }),
  isIndexed: false,
});

/** Problems of the site's pages, linked to their forms, and the use of blocks. */
export const HealthView = ({ view, health }: HealthBoardProps) => (
  <ApplicationPageView view={view} page={describeHealth(view)}>
    <HealthBoard view={view} health={health} />
  </ApplicationPageView>
);
