import { PreviewSelects, type PreviewSelectsProps } from './PreviewSelects';
import { PreviewSwitches } from './PreviewSwitches.client';

/** Chooses the language, the country and the theme in which the preview shows the page; nothing of it is saved. */
export const PreviewBar = ({ view, switches }: PreviewSelectsProps) => (
  <PreviewSwitches label={view.intl.formatMessage({ id: 'editor.preview.switches' })}>
    <PreviewSelects view={view} switches={switches} />
  </PreviewSwitches>
);
