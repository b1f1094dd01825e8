'use client';

import type { ReactNode } from 'react';
import { Heading, Overline, Text, Wire } from '@kmx/design-system';

import { Actions, Frame, Row, Words } from './PortalHeading.styles';

export interface PortalHeadingProps {
  readonly title: string;
  /** The short line above, such as the area that the screen belongs to. */
  readonly overline?: string;
  readonly lead?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
}

/** The head of a screen of the portal: its only first-level heading, above a wire. */
export const PortalHeading = ({ title, overline, lead, actions }: PortalHeadingProps) => (
  <Frame>
    <Row>
      <Words>
        {overline && <Overline>{overline}</Overline>}
        <Heading level={1} size="l">
          {title}
        </Heading>
        {lead && (
          <Text size="xs" tone="muted">
            {lead}
          </Text>
        )}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Row>
    <Wire variant="divider" />
  </Frame>
);
