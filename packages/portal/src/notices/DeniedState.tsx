'use client';

import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';

import type { PortalLocale } from '../app/PortalConfig';

import { EmptyState } from './EmptyState';

export interface DeniedStateProps {
  readonly title: string;
  /** Missing permission, and the person who can grant it. */
  readonly text: string;
  readonly locale: Pick<PortalLocale, 'portalHref'>;
}

/** Notice on a screen that the user's roles do not include (section 6), with a link to request access. */
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
