import { applicationPaths } from '@kmx/core';

import type { ApplicationPage } from '../view/ApplicationPage';
import type { SiteView } from '../view/createSiteView';

export const describeComparisonPage = ({ intl }: SiteView): ApplicationPage => ({
  path: applicationPaths.comparison,
  title: intl.formatMessage({ id: 'comparison.title' }),
  description: intl.formatMessage({ id: 'comparison.text' }),
  isIndexed: false,
});
