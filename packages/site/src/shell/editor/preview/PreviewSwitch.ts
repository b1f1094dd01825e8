/** Where a choice leads: to the preview in another place, loaded whole, or to this one drawn anew. */
export interface PreviewSwitch {
  kind: 'place' | 'theme';
  pathname: string;
  search: string;
}

/** Says, in the address of a preview that was chosen in the bar, at which path the form had begun it. */
export const beginParameter = 'begin';
