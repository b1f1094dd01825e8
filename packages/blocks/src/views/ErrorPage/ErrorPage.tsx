import { createBreadcrumbView, createErrorBreadcrumbs } from '@kmx/core';
import {
  Breadcrumb,
  ButtonLink,
  Container,
  FlashMessage,
  Heading,
  Overline,
  Section,
  Stack,
  Wire,
} from '@kmx/design-system';

export interface ErrorPageProps {
  readonly texts: Readonly<
    Record<
      'overline' | 'title' | 'noticeTitle' | 'noticeText' | 'home' | 'homeCrumb' | 'breadcrumb' | 'back',
      string
    >
  >;
}

/** Error page of section 2.3: title, overline, a static notice about maintenance, and a link home. */
export function ErrorPage({ texts }: ErrorPageProps) {
  const trail = createBreadcrumbView(createErrorBreadcrumbs(texts.homeCrumb, texts.title));
  return (
    <main>
      <Container>
        <Breadcrumb
          items={trail.items.map(({ title, href }) => ({ title, href, dataLink: 'plain' }))}
          label={texts.breadcrumb}
          backLabel={texts.back}
          homeLabel={texts.homeCrumb}
        />
      </Container>
      <Section>
        <Container>
          <Stack gap="l">
            <Stack gap="xs">
              <Overline>{texts.overline}</Overline>
              <Heading level={1}>{texts.title}</Heading>
            </Stack>
            <Wire variant="empty" />
            <FlashMessage type="info" title={texts.noticeTitle} isStatic>
              {texts.noticeText}
            </FlashMessage>
            <div>
              <ButtonLink href="/" dataLink="plain">
                {texts.home}
              </ButtonLink>
            </div>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
