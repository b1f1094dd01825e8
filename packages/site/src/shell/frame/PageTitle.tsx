import { Container, Heading, Section } from '@kmx/design-system';

/** Title for pages without a module that renders it. */
export const PageTitle = ({ title }: { title: string }) => (
  <Section spacing="m">
    <Container>
      <Heading level={1}>{title}</Heading>
    </Container>
  </Section>
);
