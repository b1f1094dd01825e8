'use client';

import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Heading, Stack, Text, Wire } from '@kmx/design-system';

function BrokenScreen() {
  return (
    <Stack gap="m">
      <Heading level={1} size="l">
        <FormattedMessage id="portal.frame.brokenTitle" />
      </Heading>
      <Wire variant="empty" />
      <Text>
        <FormattedMessage id="portal.frame.brokenText" />
      </Text>
      <Button onClick={() => window.location.reload()}>
        <FormattedMessage id="portal.frame.reload" />
      </Button>
    </Stack>
  );
}

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** Preserves the portal's navigation when a screen throws or its chunk fails to load. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
