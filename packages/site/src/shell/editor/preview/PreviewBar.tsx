import { PreviewSelects, type PreviewSelectsProps } from './PreviewSelects';
import { PreviewSignOut } from './PreviewSignOut';
import { PreviewSwitches } from './PreviewSwitches.client';
import type { SiteView } from '@/server/view/createSiteView';

interface PreviewBarProps extends PreviewSelectsProps {
  view: Pick<SiteView, 'intl' | 'links'>;
  /** False beside the form of the content service, which has its own session. */
  hasSignOut: boolean;
}

/** Selects language, country and theme of the preview; nothing is saved. */
export const PreviewBar = ({ view, switches, hasSignOut }: PreviewBarProps) => (
  <PreviewSwitches label={view.intl.formatMessage({ id: 'editor.preview.switches' })}>
    <PreviewSelects view={view} switches={switches} />
    {hasSignOut && <PreviewSignOut view={view} />}
  </PreviewSwitches>
);
