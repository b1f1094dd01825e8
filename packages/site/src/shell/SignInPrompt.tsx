import type { ReactNode } from 'react';
import { findMainSite, pageUrl } from '@kmx/core';
import {
  ButtonLink,
  Container,
  Heading,
  Link,
  Overline,
  Section,
  Stack,
  Text,
  Wire,
} from '@kmx/design-system';

import { DefaultLayout } from './DefaultLayout';
import type { SiteView } from '@/server/view/createSiteView';
import { decideContactPanel } from '@/server/view/decideContactPanel';

interface NoticeProps {
  view: SiteView;
  overline: string;
  title: string;
  children: ReactNode;
}

/** A page of the shell that says one thing and leads on. */
export function Notice({ view, overline, title, children }: NoticeProps) {
  return (
    <DefaultLayout view={view}>
      <Section>
        <Container width="inline">
          <Stack gap="l">
            <Overline>{overline}</Overline>
            <Heading level={1}>{title}</Heading>
            <Wire variant="empty" />
            {children}
          </Stack>
        </Container>
      </Section>
    </DefaultLayout>
  );
}

/** Asks to sign in, for a page that a role opens. */
export function SignInPrompt({ view }: { view: SiteView }) {
  const { intl, links, system } = view;
  // The portal stands on the main site alone.
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

/** What stands where the customer portal would: that it is not open here, and who helps instead. */
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
