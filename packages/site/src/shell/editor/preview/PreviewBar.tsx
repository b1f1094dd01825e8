import { PreviewSelects, type PreviewSelectsProps } from './PreviewSelects';
import { PreviewSwitches } from './PreviewSwitches.client';

/** Selects language, country and theme of the preview; nothing is saved. */
export const PreviewBar = ({ view, switches }: PreviewSelectsProps) => (
  <PreviewSwitches label={view.intl.formatMessage({ id: 'editor.preview.switches' })}>
    <PreviewSelects view={view} switches={switches} />
  </PreviewSwitches>
);
