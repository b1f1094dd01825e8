/** Effect of a selection: loads the preview of another locale, or refreshes this one. */
export interface PreviewSwitch {
  kind: 'place' | 'theme';
  pathname: string;
  search: string;
}

/**
 * Query parameter with the path at which the form originally started the preview, before a selection in the
 * bar.
 */
export const beginParameter = 'begin';
