import { applicationPaths } from '@kmx/core';

import { ApplicationPageView } from '../ApplicationPageView';
import { HealthBoard, type HealthBoardProps } from './HealthBoard';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

/** The screen as the frame knows it: for editors, and in no search engine. */
export const describeHealth = ({ intl }: Pick<SiteView, 'intl'>): ApplicationPage => ({
  path: applicationPaths.siteHealth,
  title: intl.formatMessage({ id: 'editor.health.title' }),
  isIndexed: false,
});

/** Tells an editor what is wrong on the site's pages, each with the way to its form, and which blocks they are made of. */
export const HealthView = ({ view, health }: HealthBoardProps) => (
  <ApplicationPageView view={view} page={describeHealth(view)}>
    <HealthBoard view={view} health={health} />
  </ApplicationPageView>
);
