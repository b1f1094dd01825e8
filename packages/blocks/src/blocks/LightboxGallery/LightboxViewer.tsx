import { IconButton } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import { BlockPicture } from '../../shared/layout/BlockPicture';
import type { GalleryPicture } from './createLightboxPictures';
import { Bar, Dialog, Legend, Place, Stage, Strip, Thumbnail } from './LightboxViewer.styles';

interface LightboxViewerProps {
  readonly id: string;
  readonly pictures: readonly GalleryPicture[];
  readonly labels: Readonly<Record<'viewer' | 'close' | 'previous' | 'next', string>>;
  readonly context: BlockContext;
}

/** The thumbnails are lazy, so that a closed viewer loads none of them. */
const Thumbnails = ({ pictures, context }: Pick<LightboxViewerProps, 'pictures' | 'context'>) => (
  <Strip>
    {pictures.map(({ image, name }, index) => (
      <li key={index}>
        <Thumbnail type="button" aria-label={name} data-index={index}>
          <BlockPicture media={{ ...image, alt: '' }} preset="lightboxThumbnail" context={context} />
        </Thumbnail>
      </li>
    ))}
  </Strip>
);

/** The closed viewer of a gallery; `openLightbox` inserts the current picture. */
export const LightboxViewer = ({ id, pictures, labels, context }: LightboxViewerProps) => (
  <Dialog id={id} aria-label={labels.viewer} data-tone="dark">
    <Stage data-stage />
    {pictures.length > 1 && <Thumbnails pictures={pictures} context={context} />}
    <Bar>
      <Legend aria-live="polite">
        <Place data-place /> <span data-caption />
      </Legend>
      <IconButton icon="arrow-left" label={labels.previous} data-step="-1" />
      <IconButton icon="arrow-right" label={labels.next} data-step="1" />
      <IconButton icon="close" label={labels.close} data-close />
    </Bar>
  </Dialog>
);
