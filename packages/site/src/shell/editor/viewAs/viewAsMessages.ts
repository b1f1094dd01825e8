import type { IntlShape } from 'react-intl/server';
import type { LensQuery, LensSide, PageStage } from '@kmx/core';

import type { MessageId } from '@/MessageId';
import type { LensProblem } from '@/server/editor/viewAs/createLensFrame';

export const stageIds: Record<PageStage, MessageId> = {
  DRAFT: 'editor.viewAs.stage.draft',
  PUBLISHED: 'editor.viewAs.stage.published',
};

export const sideIds: Record<LensSide, MessageId> = {
  a: 'editor.viewAs.first',
  b: 'editor.viewAs.second',
};

export const lensProblemIds: Record<LensProblem, MessageId> = {
  noSite: 'editor.viewAs.noSite',
  notOffered: 'editor.viewAs.notOffered',
  notConfigured: 'editor.preview.notConfigured',
};

/** Fragment of the views, so that "Show" scrolls past the choices. */
export const viewsAnchor = 'views';

/** Formats `Light_Blue` as "Light Blue". */
export const themeName = (theme: string): string => theme.replaceAll('_', ' ');

/** Describes a lens in one line: "Komax, de-CH, newest draft, not signed in". */
export function describeLens(
  intl: IntlShape,
  { language, country, stage, role, theme }: LensQuery,
  siteName: string,
): string {
  const format = (id: MessageId) => intl.formatMessage({ id });
  return [
    siteName,
    intl.formatDisplayName(language, { type: 'language' }) ?? language,
    country === 'ALL'
      ? format('shell.international')
      : (intl.formatDisplayName(country, { type: 'region' }) ?? country),
    format(stageIds[stage]),
    role === '' ? format('editor.viewAs.anonymous') : role,
    ...(theme === '' ? [] : [themeName(theme)]),
  ].join('\u00a0· ');
}
