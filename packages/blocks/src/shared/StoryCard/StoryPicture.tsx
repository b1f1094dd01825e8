import { imagePresets } from '@kmx/core';
import { Icon, Picture, Wire } from '@kmx/design-system';
import type { Media } from '../../content/Media.schema';
import { decidePicture } from '../layout/decidePicture';
import type { StoryContext } from './Story';
import { NoPicture } from './StoryCard.styles';

interface StoryPictureProps {
  readonly media: Media | undefined;
  /** A story's picture is 768 × 432, a contact's 80 × 80 (section 9). */
  readonly kind: 'story' | 'contact';
  readonly context: Pick<StoryContext, 'mediaUrl'>;
  readonly loading?: 'eager' | 'lazy';
  readonly alt?: string;
}

export function StoryPicture({ media, kind, context, loading, alt }: StoryPictureProps) {
  const source = decidePicture(media, kind, context);
  if (!source) {
    return (
      <NoPicture data-kind={kind} aria-hidden>
        {kind === 'story' ? <Wire variant="empty" /> : <Icon name="contact" size={24} />}
      </NoPicture>
    );
  }
  const { avif, webp, png } = source;
  return (
    <Picture
      sources={{ avif, webp, png }}
      alt={alt ?? media?.alt ?? ''}
      width={imagePresets[kind].width}
      height={imagePresets[kind].height}
      loading={loading}
    />
  );
}
