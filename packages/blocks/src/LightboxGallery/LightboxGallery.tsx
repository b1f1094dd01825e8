import { Container, Icon } from '@kmx/design-system';
import type { BlockProps } from '../contract/Block';
import { BlockHeader } from '../shared/BlockHeader';
import { BlockPicture } from '../shared/BlockPicture';
import { BlockSection } from '../shared/BlockSection';
import { Rows } from '../shared/Layout.styles';
import { createLightboxPictures } from './createLightboxPictures';
import { lightboxGalleryMessages } from './LightboxGallery.messages';
import type { LightboxGalleryData } from './LightboxGallery.schema';
import { Anchor, Caption, Item, List, Sign } from './LightboxGallery.styles';
import { LightboxViewer } from './LightboxViewer.client';

/** Every thumbnail is a link to the large picture; where there is script, the viewer opens instead. */
export function LightboxGallery({ data, context }: BlockProps<LightboxGalleryData>) {
  const { title, text, images } = data;
  const { intl, anchor } = context;
  const galleryId = `${anchor}-pictures`;
  const pictures = createLightboxPictures(images, context);
  return (
    <BlockSection block="lightbox-gallery" context={context} hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <List id={galleryId}>
            {pictures.map(({ image, large, caption, openLabel }, index) => (
              <Item key={index}>
                <Anchor href={large.src} data-link="plain" aria-label={openLabel}>
                  <BlockPicture media={image} preset="gallery" context={context} />
                  <Sign>
                    <Icon name="expand" size={16} />
                  </Sign>
                </Anchor>
                {caption && <Caption>{caption}</Caption>}
              </Item>
            ))}
          </List>
          <LightboxViewer
            galleryId={galleryId}
            pictures={pictures.map(({ large }) => large)}
            labels={{
              viewer: title ?? intl.formatMessage(lightboxGalleryMessages.viewer),
              close: intl.formatMessage(lightboxGalleryMessages.close),
              previous: intl.formatMessage(lightboxGalleryMessages.previous),
              next: intl.formatMessage(lightboxGalleryMessages.next),
            }}
          />
        </Rows>
      </Container>
    </BlockSection>
  );
}
