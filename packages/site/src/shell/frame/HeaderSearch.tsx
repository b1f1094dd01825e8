import { SearchSuggestions } from '@kmx/blocks';
import { SearchPanel } from '@kmx/design-system';

import { searchHref } from '@/server/pages/search/searchHref';
import type { SiteView } from '@/server/view/createSiteView';

const panelId = 'search-panel';

/** Search panel of the header; opens without JavaScript. */
export function HeaderSearch({ view }: { view: SiteView }) {
  const { intl, locale, site } = view;
  const action = searchHref(view);
  return (
    <SearchPanel
      id={panelId}
      label={intl.formatMessage({ id: 'shell.search' })}
      closeLabel={intl.formatMessage({ id: 'shell.closeSearch' })}
      href={action}
    >
      <SearchSuggestions
        intl={intl}
        id={`${panelId}-query`}
        action={action}
        localeCode={locale.code}
        siteSlug={site.key}
        isAutoFocused
      />
    </SearchPanel>
  );
}
