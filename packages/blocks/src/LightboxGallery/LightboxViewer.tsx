import { IconButton } from '@kmx/design-system';
import { Bar, Dialog, Legend, Place, Stage } from './LightboxViewer.styles';

interface LightboxViewerProps {
  readonly id: string;
  readonly labels: Readonly<Record<'viewer' | 'close' | 'previous' | 'next', string>>;
}

/** The closed viewer of a gallery; `openLightbox` fills it with the picture that is looked at. */
export const LightboxViewer = ({ id, labels }: LightboxViewerProps) => (
  <Dialog id={id} aria-label={labels.viewer} data-tone="dark">
    <Stage data-stage />
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
