import { ButtonLink, Link, Stack, Text } from '@kmx/design-system';

import { Notice } from '../frame/Notice';
import type { SiteView } from '@/server/view/createSiteView';
import { decideContactPanel } from '@/server/view/decideContactPanel';

function ContactLinks({ view }: { view: SiteView }) {
  const contact = decideContactPanel(view);
  if (!contact) return null;
  return (
    <Stack as="ul" gap="s">
      {contact.ways.map(({ id, label, text, href }) => (
        <li key={id}>
          {label}{' '}
          <Link href={href} dataLink="plain">
            {text}
          </Link>
        </li>
      ))}
      {contact.page && (
        <li>
          <Link href={contact.page.href} dataLink="route">
            {contact.page.text}
          </Link>
        </li>
      )}
    </Stack>
  );
}

/** Explains that the customer portal is not available on this site, and whom to contact. */
export function PortalNotice({ view }: { view: SiteView }) {
  const { intl } = view;
  return (
    <Notice
      view={view}
      overline={intl.formatMessage({ id: 'access.portalOverline' })}
      title={intl.formatMessage({ id: 'access.portalTitle' })}
    >
      <Text>{intl.formatMessage({ id: 'access.portalText' })}</Text>
      <ContactLinks view={view} />
      <div>
        <ButtonLink href={view.homeHref} dataLink="route">
          {intl.formatMessage({ id: 'access.home' })}
        </ButtonLink>
      </div>
    </Notice>
  );
}
