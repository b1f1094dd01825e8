'use client';

import type { ReactNode } from 'react';
import { Heading, Text, Wire, type HeadingLevel } from '@kmx/design-system';

import { Frame, Content } from './EmptyState.styles';

export interface EmptyStateProps {
  readonly title: string;
  readonly headingLevel?: HeadingLevel;
  /** Suggested next step. */
  readonly text?: string;
  /** A button or a link to the next step. */
  readonly action?: ReactNode;
}

/** Empty state of a list or page: a drawing of a wire not yet connected to its contact, and a next step. */
export const EmptyState = ({ title, headingLevel = 2, text, action }: EmptyStateProps) => (
  <Frame>
    <Wire variant="empty" />
    <Content>
      <Heading level={headingLevel} size="s">
        {title}
      </Heading>
      {text && (
        <Text size="xs" tone="muted">
          {text}
        </Text>
      )}
    </Content>
    {action}
  </Frame>
);
