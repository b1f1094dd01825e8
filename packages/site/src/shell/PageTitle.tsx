import { Container, Heading, Section } from '@kmx/design-system';

/** The title of a page whose modules do not bring it. */
export const PageTitle = ({ title }: { title: string }) => (
  <Section spacing="m">
    <Container>
      <Heading level={1}>{title}</Heading>
    </Container>
  </Section>
);
