'use client';

import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';

import type { PortalConfig } from '../app/PortalConfig';
import { createSupportHref } from './supportMail';

export interface SupportLinkProps {
  readonly config: Pick<PortalConfig, 'supportEmail'>;
  readonly subject: string;
  /** Entered text, to include in the mail. */
  readonly text?: string;
}

/** Link to mail support about a failure: every failure advises retry and contact (section 8). */
export const SupportLink = ({ config, subject, text }: SupportLinkProps) => (
  <ButtonLink
    href={createSupportHref(config.supportEmail, { subject, text })}
    dataLink="plain"
    variant="ghost"
    size="s"
    icon="mail"
  >
    <FormattedMessage id="portal.signIn.contactSupport" />
  </ButtonLink>
);
