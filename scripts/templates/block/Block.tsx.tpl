import { Container } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { {{key}}Messages } from './{{Name}}.messages'; {{messages}}
import type { {{Name}}Data } from './{{Name}}.schema';
import { Frame } from './{{Name}}.styles'; {{plain}}
import { Frame, Note } from './{{Name}}.styles'; {{messages}}

export function {{Name}}({ data, context }: BlockProps<{{Name}}Data>) {
  const { title, text } = data;
  return (
    <BlockSection block="{{kebab}}" context={context} hasTitle>
      <Container>
        <Frame>
          <BlockHeader title={title} text={text} context={context} />
          <Note>{context.intl.formatMessage({{key}}Messages.note)}</Note> {{messages}}
        </Frame>
      </Container>
    </BlockSection>
  );
}
