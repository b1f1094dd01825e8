'use client';

import { useIntl } from 'react-intl';
import { describeUserAgent } from '@kmx/core/portal';

/** Returns a function that formats a browser's name, such as "Firefox on Linux". */
export function useBrowserName() {
  const intl = useIntl();
  return (userAgent: string | null): string => {
    const { browser, system } = describeUserAgent(userAgent ?? '');
    if (browser && system)
      return intl.formatMessage({ id: 'portal.security.browserOn' }, { browser, system });
    return browser ?? system ?? intl.formatMessage({ id: 'portal.security.browserUnknown' });
  };
}
