'use client';

import type { ReactNode } from 'react';
import { Heading, Text, Wire, type HeadingLevel } from '@kmx/design-system';

import { Frame, Words } from './EmptyState.styles';

export interface EmptyStateProps {
  readonly title: string;
  readonly headingLevel?: HeadingLevel;
  /** Suggested next step. */
  readonly text?: string;
  /** A button or a link that leads on. */
  readonly action?: ReactNode;
}

/** Where something will stand: a wire that has not found its contact yet, and the way on. */
export const EmptyState = ({ title, headingLevel = 2, text, action }: EmptyStateProps) => (
  <Frame>
    <Wire variant="empty" />
    <Words>
      <Heading level={headingLevel} size="s">
        {title}
      </Heading>
      {text && (
        <Text size="xs" tone="muted">
          {text}
        </Text>
      )}
    </Words>
    {action}
  </Frame>
);
