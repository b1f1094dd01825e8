'use client';

import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';

import type { PortalLocale } from '../app/PortalConfig';

import { EmptyState } from './EmptyState';

export interface DeniedStateProps {
  readonly title: string;
  /** What is missing, and whom to ask. */
  readonly text: string;
  readonly locale: Pick<PortalLocale, 'portalHref'>;
}

/** What somebody sees of a screen that their roles do not open (section 6), with the way to where access is asked for. */
export const DeniedState = ({ title, text, locale }: DeniedStateProps) => (
  <EmptyState
    headingLevel={1}
    title={title}
    text={text}
    action={
      <ButtonLink href={locale.portalHref} dataLink="route" variant="secondary" size="s">
        <FormattedMessage id="portal.users.denied.back" />
      </ButtonLink>
    }
  />
);
