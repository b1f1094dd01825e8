'use client';

import { FormattedMessage } from 'react-intl';
import { Heading, Icon, Text } from '@kmx/design-system';

import { Card, MailAnchor } from './Aside.styles';

/** Contact of the service team; "The contact panel promises a reply within 24 hours" (section 9). */
export const ContactCard = ({ supportEmail }: { readonly supportEmail: string }) => (
  <Card aria-labelledby="contact-service">
    <Heading level={2} size="s" id="contact-service">
      <FormattedMessage id="portal.contact.title" />
    </Heading>
    <Text size="xs" tone="muted">
      <FormattedMessage id="portal.contact.text" />
    </Text>
    <MailAnchor href={`mailto:${supportEmail}`} data-link="plain">
      <Icon name="mail" size={24} />
      {supportEmail}
    </MailAnchor>
  </Card>
);
