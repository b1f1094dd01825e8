import { applicationPaths } from '@kmx/core';

import type { ApplicationPage } from '../view/ApplicationPage';
import type { SiteView } from '../view/createSiteView';

import type { WireRequest } from './readWireRequest';

/** Describes the page; lists of readers are not indexed. */
export const describeWireCheckPage = (
  { intl }: Pick<SiteView, 'intl'>,
  { isBlank }: Pick<WireRequest, 'isBlank'>,
): ApplicationPage => ({
  path: applicationPaths.wireCheck,
  title: intl.formatMessage({ id: 'wireCheck.title' }),
  description: intl.formatMessage({ id: 'wireCheck.intro' }),
  isIndexed: isBlank,
});
