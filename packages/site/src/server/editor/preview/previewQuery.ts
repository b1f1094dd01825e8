import { themeNames, type ThemeName } from '@kmx/core';

/** Which page the preview shows, in which state, and to whom. */
export interface PreviewQuery {
  page: string;
  token: string;
  stage: 'DRAFT' | 'PUBLISHED';
  /** Instead of the page's own. */
  theme: ThemeName | undefined;
  /** What a reader with this role sees; empty is a reader who is not signed in, undefined nobody in particular. */
  role: string | undefined;
}

/** Reads the query of `/editor/preview`; what is not known is as if it were not there. */
export function readPreviewQuery(query: URLSearchParams): PreviewQuery {
  const theme = query.get('theme');
  return {
    page: query.get('page') ?? '',
    token: query.get('token') ?? '',
    stage: query.get('stage') === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT',
    theme: themeNames.find((name) => name === theme),
    role: query.get('role') ?? undefined,
  };
}

/** Writes what `readPreviewQuery` reads. */
export function writePreviewQuery({ page, token, stage, theme, role }: PreviewQuery): string {
  const given = { page, stage, theme, role, token };
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}
