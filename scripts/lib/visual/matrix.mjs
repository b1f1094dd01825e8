const mainTheme = 'Komax';

/**
 * The themes in which stories are shown at a width: all of them at the widest, the main one at the others. A theme changes
 * colours and type, a width the layout; all combinations would take an hour instead of half of one.
 */
export function themesAt(width, { themes, widths }) {
  if (width === Math.max(...widths)) return themes;
  return themes.includes(mainTheme) ? [mainTheme] : themes.slice(0, 1);
}
