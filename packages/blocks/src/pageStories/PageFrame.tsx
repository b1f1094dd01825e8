import type { ReactNode } from 'react';
import { Breadcrumb, Container, SiteFooter, SiteHeader, SkipLink } from '@kmx/design-system';
import { pageFooterMock, pageHeaderMock } from './pageFrame.mock';

interface PageFrameProps {
  /** Titles from below the home page to the current page; empty for a home page. */
  readonly trail?: readonly string[];
  readonly children: ReactNode;
}

const addressOf = (title: string) => `/en/${title.toLowerCase().replaceAll(' ', '-')}`;

export const PageFrame = ({ trail = [], children }: PageFrameProps) => (
  <>
    <SkipLink href="#content">Skip to content</SkipLink>
    <SiteHeader {...pageHeaderMock} />
    <main id="content" tabIndex={-1}>
      {trail.length > 0 && (
        <Container>
          <Breadcrumb
            items={[
              { title: 'Home', href: '/en' },
              ...trail.map((title) => ({ title, href: addressOf(title) })),
            ]}
            label="You are here"
            backLabel="Back to"
            homeLabel="Home"
          />
        </Container>
      )}
      {children}
    </main>
    <SiteFooter {...pageFooterMock} />
  </>
);
