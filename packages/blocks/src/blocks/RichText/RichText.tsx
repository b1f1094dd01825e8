import { Container } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { renderContent } from '../../lexical/renderContent';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import type { RichTextData } from './RichText.schema';
import { Layout } from './RichText.styles';

export function RichText({ data, context }: BlockProps<RichTextData>) {
  const { title, content } = data;
  const level = context.headingLevel + (title ? 1 : 0);
  return (
    <BlockSection block="rich-text" context={context} hasTitle={Boolean(title)}>
      <Container>
        <Layout>
          {title && <BlockHeader title={title} context={context} />}
          {renderContent(content, context, level)}
        </Layout>
      </Container>
    </BlockSection>
  );
}
