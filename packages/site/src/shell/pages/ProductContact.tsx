import { ProductSection } from '@kmx/blocks';
import { limits } from '@kmx/core';
import { Stack, Text } from '@kmx/design-system';

import { ContactButton } from '../frame/ContactButton';
import type { SiteView } from '@/server/view/createSiteView';
import { decideContactPanel } from '@/server/view/decideContactPanel';

/** Contact section of a product page; renders nothing if the site has no contact. */
export function ProductContact({ view, name }: { view: SiteView; name: string }) {
  if (!decideContactPanel(view)) return null;
  const { intl } = view;
  return (
    <ProductSection
      id="contact"
      title={intl.formatMessage({ id: 'product.contactTitle' }, { product: name })}
      tone="dark"
      layout="split"
    >
      <Stack>
        <Text size="m">
          {intl.formatMessage({ id: 'product.contactText' }, { hours: limits.contactReplyHours })}
        </Text>
        <div>
          <ContactButton view={view} />
        </div>
      </Stack>
    </ProductSection>
  );
}
