import type { MarketingSection } from '@kmx/core';
import { ButtonLink, Heading, Stack, Text } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';
import { itemTarget } from '@/server/view/decideNavigationItems';

/** Editorial promotion beside an open submenu. */
export function NavigationPromotion({ section, view }: { section: MarketingSection; view: SiteView }) {
  const { href, dataLink } = itemTarget(section, view);
  return (
    <Stack gap="s">
      {section.title && (
        <Heading level={2} size="s">
          {section.title}
        </Heading>
      )}
      {section.text && (
        <Text size="xs" tone="muted">
          {section.text}
        </Text>
      )}
      {href && section.link?.text && (
        <div>
          <ButtonLink href={href} dataLink={dataLink} variant="secondary" size="s">
            {section.link.text}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
