'use client';

import type { ReactNode } from 'react';
import { Heading, Overline, Text, Wire } from '@kmx/design-system';

import { Actions, Frame, Row, Content } from './PortalHeading.styles';

export interface PortalHeadingProps {
  readonly title: string;
  /** Short line above the title, such as the name of the area. */
  readonly overline?: string;
  readonly lead?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
}

/** Head of a portal screen, with its only first-level heading and a wire below. */
export const PortalHeading = ({ title, overline, lead, actions }: PortalHeadingProps) => (
  <Frame>
    <Row>
      <Content>
        {overline && <Overline>{overline}</Overline>}
        <Heading level={1} size="l">
          {title}
        </Heading>
        {lead && (
          <Text size="xs" tone="muted">
            {lead}
          </Text>
        )}
      </Content>
      {actions && <Actions>{actions}</Actions>}
    </Row>
    <Wire variant="divider" />
  </Frame>
);
