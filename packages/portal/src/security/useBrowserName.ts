'use client';

import { useIntl } from 'react-intl';
import { describeUserAgent } from '@kmx/core/portal';

/** Names browsers as people know them, such as "Firefox on Linux". */
export function useBrowserName() {
  const intl = useIntl();
  return (userAgent: string | null): string => {
    const { browser, system } = describeUserAgent(userAgent ?? '');
    if (browser && system)
      return intl.formatMessage({ id: 'portal.security.browserOn' }, { browser, system });
    return browser ?? system ?? intl.formatMessage({ id: 'portal.security.browserUnknown' });
  };
}
