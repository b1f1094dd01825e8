import type { ReactNode } from 'react';
import { Container, Heading, Overline, Section, Stack, Wire } from '@kmx/design-system';

import { DefaultLayout } from './DefaultLayout';
import type { SiteView } from '@/server/view/createSiteView';

interface NoticeProps {
  view: SiteView;
  overline: string;
  title: string;
  children: ReactNode;
}

/** A page of the shell with a single message and links. */
export function Notice({ view, overline, title, children }: NoticeProps) {
  return (
    <DefaultLayout view={view}>
      <Section>
        <Container width="inline">
          <Stack gap="l">
            <Stack gap="xs">
              <Overline>{overline}</Overline>
              <Heading level={1}>{title}</Heading>
            </Stack>
            <Wire variant="empty" />
            {children}
          </Stack>
        </Container>
      </Section>
    </DefaultLayout>
  );
}
