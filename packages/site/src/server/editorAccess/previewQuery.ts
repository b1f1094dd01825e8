import { themeNames, type ThemeName } from '@kmx/core';

export interface PreviewQuery {
  page: string;
  token: string;
  stage: 'DRAFT' | 'PUBLISHED';
  /** Replaces the page's own theme. */
  theme: ThemeName | undefined;
  /** Simulated role; empty is a signed-out reader, undefined ignores protection. */
  role: string | undefined;
}

/** Parses the query of `/editor/preview`; ignores invalid values. */
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

/** Inverse of `readPreviewQuery`. */
export function writePreviewQuery({ page, token, stage, theme, role }: PreviewQuery): string {
  const given = { page, stage, theme, role, token };
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}
