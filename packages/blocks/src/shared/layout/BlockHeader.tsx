import { Heading, Overline, Text } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import { preservePhones } from '../text/preservePhones';
import { Header } from './BlockHeader.styles';
import { titleId } from './titleId';

interface BlockHeaderProps {
  readonly overline?: string | undefined;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly context: BlockContext;
}

/** Title of a block with overline and text; renders nothing if all are empty. */
export function BlockHeader({ overline, title, text, context }: BlockHeaderProps) {
  if (!overline && !title && !text) return null;
  return (
    <Header>
      {overline && <Overline>{overline}</Overline>}
      {title && (
        <Heading level={context.headingLevel} size="xl" id={titleId(context)}>
          {title}
        </Heading>
      )}
      {text && (
        <Text size="m" tone="muted">
          {preservePhones(text)}
        </Text>
      )}
    </Header>
  );
}
