import { Container, Icon } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockPicture } from '../../shared/layout/BlockPicture';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { createLightboxPictures } from './createLightboxPictures';
import { lightboxGalleryMessages } from './LightboxGallery.messages';
import type { LightboxGalleryData } from './LightboxGallery.schema';
import { Anchor, Caption, Item, List, Sign } from './LightboxGallery.styles';
import { LightboxViewer } from './LightboxViewer';

/** Every thumbnail is a link to the large picture; with JavaScript, `startLightbox` opens the viewer instead. */
export function LightboxGallery({ data, context }: BlockProps<LightboxGalleryData>) {
  const { title, text, images } = data;
  const { intl, anchor } = context;
  const viewerId = `${anchor}-viewer`;
  const pictures = createLightboxPictures(images, context);
  return (
    <BlockSection block="lightbox-gallery" context={context} hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <List data-lightbox={viewerId}>
            {pictures.map(({ image, large, caption, openLabel }, index) => (
              <Item key={index}>
                <Anchor
                  href={large.src}
                  data-link="plain"
                  data-avif={large.avif}
                  data-webp={large.webp}
                  data-width={large.width}
                  data-height={large.height}
                  data-place={large.place}
                  aria-label={openLabel}
                >
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
            id={viewerId}
            pictures={pictures}
            context={context}
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
