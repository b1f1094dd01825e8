import type { ReactNode } from 'react';
import { Container, Heading, Section, type SectionProps } from '@kmx/design-system';
import { Header } from '../layout/BlockHeader.styles';
import { Split } from '../layout/Layout.styles';
import { Anchored, Rows } from './ProductSection.styles';

export interface ProductSectionProps extends Pick<SectionProps, 'tone'> {
  /** Anchor, unique in the page. */
  readonly id: string;
  readonly title: string;
  /** Content beside the title. */
  readonly aside?: ReactNode;
  /** `split` places the title beside the content on wide screens, `rows` above it. */
  readonly layout?: 'split' | 'rows';
  readonly children: ReactNode;
}

/** Titled section of a product's page, a target of the section navigation. */
export function ProductSection({ id, title, aside, layout = 'rows', tone, children }: ProductSectionProps) {
  const Layout = layout === 'split' ? Split : Rows;
  return (
    <Section tone={tone} spacing="m" labelledBy={`${id}-title`}>
      <Anchored id={id}>
        <Container>
          <Layout>
            <Header>
              <Heading level={2} size="xl" id={`${id}-title`}>
                {title}
              </Heading>
              {aside}
            </Header>
            {children}
          </Layout>
        </Container>
      </Anchored>
    </Section>
  );
}
