import { findMainSite, pageUrl } from '@kmx/core';
import { ButtonLink, Text } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';

export function SignInPrompt({ view }: { view: SiteView }) {
  const { intl, links, system } = view;
  // The portal exists on the main site only.
  const site = findMainSite(system.sites) ?? links.site;
  return (
    <>
      <Text>{intl.formatMessage({ id: 'access.signInText' })}</Text>
      <div>
        <ButtonLink href={pageUrl({ ...links, site, slug: 'mykomax' })} dataLink="plain">
          {intl.formatMessage({ id: 'access.signInLink' })}
        </ButtonLink>
      </div>
    </>
  );
}
