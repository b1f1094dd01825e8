'use client';

import { FormattedMessage } from 'react-intl';
import { Heading } from '@kmx/design-system';

import { Part } from '../shared/Detail.styles';

import { requiredMails } from './notificationMessages';
import { Mail, Mails } from './Notifications.styles';

/** Mails that cannot be switched off, each with the reason. */
export const RequiredMails = () => (
  <Part aria-labelledby="required-mails">
    <Heading level={2} size="m" id="required-mails">
      <FormattedMessage id="portal.notifications.required.title" />
    </Heading>
    <p>
      <FormattedMessage id="portal.notifications.required.text" />
    </p>
    <Mails>
      {requiredMails.map(({ name, why }) => (
        <Mail key={name}>
          <dt>
            <FormattedMessage id={name} />
          </dt>
          <dd>
            <FormattedMessage id={why} />
          </dd>
        </Mail>
      ))}
    </Mails>
  </Part>
);
