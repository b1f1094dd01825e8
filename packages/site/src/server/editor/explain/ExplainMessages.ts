import type { IntlShape } from 'react-intl/server';

/** What a trace is told with. */
export interface ExplainMessages {
  intl: IntlShape;
  /** The name of a site by its key; the key itself for one that is not known. */
  siteName: (key: string) => string;
}

/** Names the sites that the content service has. */
export const createExplainMessages = (
  intl: IntlShape,
  sites: readonly { key: string; name: string }[],
): ExplainMessages => ({ intl, siteName: (key) => sites.find((site) => site.key === key)?.name ?? key });
