import { Accordion as Items, Container } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { renderContent } from '../../lexical/renderContent';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Split } from '../../shared/layout/Layout.styles';
import type { AccordionData } from './Accordion.schema';

export function Accordion({ data, context }: BlockProps<AccordionData>) {
  const { title, items } = data;
  const itemLevel = title && context.headingLevel === 2 ? 3 : context.headingLevel;
  return (
    <BlockSection block="accordion" context={context} hasTitle={Boolean(title)}>
      <Container>
        <Split>
          {title && <BlockHeader title={title} context={context} />}
          <Items
            headingLevel={itemLevel}
            items={items.map((item, index) => ({
              id: `${context.anchor}-${index + 1}`,
              title: item.title,
              content: renderContent(item.content, context, itemLevel + 1),
            }))}
          />
        </Split>
      </Container>
    </BlockSection>
  );
}
