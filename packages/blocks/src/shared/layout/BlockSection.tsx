import type { ReactNode } from 'react';
import { Section, type SectionProps } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import { Root } from './BlockSection.styles';
import { titleId } from './titleId';

interface BlockSectionProps extends Pick<SectionProps, 'tone' | 'spacing'> {
  /** The block's name in the DOM: `key-figures`. */
  readonly block: string;
  readonly context: BlockContext;
  /** True if a `BlockHeader` labels the section. */
  readonly hasTitle: boolean;
  readonly children: ReactNode;
}

/** Section of a block with its accessible name and anchor. */
export const BlockSection = ({ block, context, hasTitle, children, ...section }: BlockSectionProps) => (
  <Section {...section} labelledBy={hasTitle ? titleId(context) : undefined} blockId={context.blockId}>
    <Root id={context.anchor} data-block={block}>
      {children}
    </Root>
  </Section>
);
