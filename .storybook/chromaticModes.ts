import type { ThemeName } from '@kmx/design-system/tokens';

/**
 * Komax at three widths, and the themes that differ most from it at one of them: snapshots cost money. All eleven
 * themes are compared locally.
 */
const themes: ThemeName[] = ['Schleuniger', 'Copper', 'Volta', 'Adaptronic'];
const widths = [390, 768, 1440];

interface ChromaticMode {
  theme: ThemeName;
  viewport: { width: number };
}

const mode = (theme: ThemeName, width: number): [string, ChromaticMode] => [
  `${theme} ${width}`,
  { theme, viewport: { width } },
];

/** Modes of every Chromatic snapshot. */
export const chromaticModes = Object.fromEntries([
  ...widths.map((width) => mode('Komax', width)),
  ...themes.map((theme) => mode(theme, 1440)),
]);
