import type { IntlShape } from 'react-intl/server';

/** Messages and names for describing a trace. */
export interface ExplainMessages {
  intl: IntlShape;
  /** Returns the name of a site; its key if it is unknown. */
  siteName: (key: string) => string;
}

export const createExplainMessages = (
  intl: IntlShape,
  sites: readonly { key: string; name: string }[],
): ExplainMessages => ({ intl, siteName: (key) => sites.find((site) => site.key === key)?.name ?? key });
