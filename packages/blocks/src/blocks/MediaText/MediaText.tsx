import { Container } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { renderContent } from '../../lexical/renderContent';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockPicture } from '../../shared/layout/BlockPicture';
import { BlockSection } from '../../shared/layout/BlockSection';
import { ButtonLinks } from '../../shared/layout/ButtonLinks';
import type { MediaTextData } from './MediaText.schema';
import { Frame, Media, Content } from './MediaText.styles';

export function MediaText({ data, context }: BlockProps<MediaTextData>) {
  const { overline, title, content, image, mediaPosition, links } = data;
  return (
    <BlockSection block="media-text" context={context} hasTitle>
      <Container>
        <Frame data-media={mediaPosition}>
          <Content>
            <BlockHeader overline={overline} title={title} context={context} />
            {renderContent(content, context)}
            <ButtonLinks links={links} context={context} />
          </Content>
          <Media>
            <BlockPicture media={image} preset="asideSquare" context={context} isCut />
          </Media>
        </Frame>
      </Container>
    </BlockSection>
  );
}
