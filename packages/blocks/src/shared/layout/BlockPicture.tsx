import { Picture, Wire } from '@kmx/design-system';
import type { Media } from '../../content/Media.schema';
import type { BlockContext } from '../../contract/BlockContext';
import { sharedMessages } from '../messages/shared.messages';
import { Fallback } from './BlockPicture.styles';
import { decidePicture, toPictureProps, type PicturePreset } from './decidePicture';

interface BlockPictureProps {
  readonly media: Media | undefined;
  readonly preset: PicturePreset;
  readonly context: BlockContext;
  readonly loading?: 'eager' | 'lazy';
  readonly isCut?: boolean;
}

export function BlockPicture({ media, preset, context, loading, isCut = false }: BlockPictureProps) {
  const source = decidePicture(media, preset, context);
  if (!source) {
    return (
      <Fallback
        role="img"
        aria-label={context.intl.formatMessage(sharedMessages.pictureMissing)}
        data-preset={preset}
      >
        <Wire variant="empty" />
      </Fallback>
    );
  }
  return <Picture {...toPictureProps(source)} alt={media?.alt ?? ''} loading={loading} cut={isCut} />;
}
