import type { ThemeName } from '@kmx/design-system/tokens';

/** Komax at three widths, and at one of them the themes that lie farthest from it: a picture costs, all eleven are compared here. */
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

/** The modes in which Chromatic photographs every story. */
export const chromaticModes = Object.fromEntries([
  ...widths.map((width) => mode('Komax', width)),
  ...themes.map((theme) => mode(theme, 1440)),
]);
