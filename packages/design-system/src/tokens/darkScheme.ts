import { mixColors } from './mixColors';
import { darkStatus } from './raw/raw';
import type { Palette } from './Theme';
import { createTones, type ToneColors, type ToneName } from './tones';

export const schemeNames = ['light', 'dark'] as const;

export type SchemeName = (typeof schemeNames)[number];

/** Colours of the dark scheme that a theme's palette does not have; all are derived from it. */
export interface DarkShades {
  /** Below the page: dark sections, fields. */
  readonly deep: string;
  /** Between the page and what is raised on it: the surface `mist`. */
  readonly mist: string;
  /** On the page and on raised surfaces: hover, disabled fields. */
  readonly tint: string;
  /** Not white, which dazzles on a large dark surface. */
  readonly text: string;
  readonly hover: string;
  readonly active: string;
}

export const createDarkShades = ({ dark, accent }: Palette): DarkShades => ({
  deep: mixColors(dark.base, '#000000', 0.35),
  mist: mixColors(dark.base, dark.raised, 0.5),
  tint: mixColors(dark.raised, dark.line, 0.3),
  text: mixColors(dark.text, dark.base, 0.08),
  hover: mixColors(accent.bright, '#ffffff', 0.35),
  active: mixColors(accent.bright, '#000000', 0.12),
});

interface Surfaces {
  readonly base: string;
  readonly raised: string;
  readonly sunken: string;
}

const darkColors = (
  { neutral, dark, accent }: Palette,
  shades: DarkShades,
  surface: Surfaces,
): ToneColors => ({
  surface,
  text: { default: shades.text, muted: dark.muted, accent: accent.bright, inverse: shades.deep },
  line: { subtle: dark.line, strong: dark.steel, wire: accent.bright },
  action: { base: accent.bright, hover: shades.hover, active: shades.active, on: neutral.ink },
  inverse: { base: shades.text, hover: dark.muted, on: shades.deep },
  field: { surface: shades.deep, border: dark.steel, text: shades.text, hint: dark.muted },
  error: { text: darkStatus.error.line, line: darkStatus.error.line },
  focus: { ring: accent.bright },
});

/**
 * Semantic colours of the four surfaces in the dark scheme. Raised surfaces are lighter than the page, the dark section
 * is darker, and the accent section is the brand's in both schemes.
 */
export function createDarkTones(palette: Palette, shades: DarkShades): Record<ToneName, ToneColors> {
  const { base, raised } = palette.dark;
  return {
    paper: darkColors(palette, shades, { base, raised, sunken: shades.tint }),
    mist: darkColors(palette, shades, { base: shades.mist, raised, sunken: shades.tint }),
    dark: darkColors(palette, shades, { base: shades.deep, raised: base, sunken: raised }),
    accent: createTones(palette).accent,
  };
}

/** Colours of the surfaces and of messages in a scheme, from a theme's palette of `#rrggbb` values. */
export function createSchemeColors(palette: Palette, scheme: SchemeName) {
  switch (scheme) {
    case 'light':
      return { tones: createTones(palette), status: palette.status };
    case 'dark':
      return { tones: createDarkTones(palette, createDarkShades(palette)), status: darkStatus };
  }
}
