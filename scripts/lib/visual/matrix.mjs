const mainTheme = 'Komax';

/**
 * Themes of the stories at each width: all themes at the widest, the main theme at the others. A theme changes colours and
 * typography, a width the layout. All combinations would take an hour instead of half an hour.
 */
export function themesAt(width, { themes, widths }) {
  if (width === Math.max(...widths)) return themes;
  return themes.includes(mainTheme) ? [mainTheme] : themes.slice(0, 1);
}
