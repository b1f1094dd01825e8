'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Text } from '@kmx/design-system';

interface StoryBoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Error boundary that names the failing story and keeps the rest of the page. */
export class StoryBoundary extends Component<StoryBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(`The story "${this.props.name}" could not be rendered.`, error, componentStack);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Text>
        The story “{this.props.name}” cannot be shown. The browser’s console says why; the other stories are
        not affected.
      </Text>
    );
  }
}
