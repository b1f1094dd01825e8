import type { Palette } from './Theme';

export const toneNames = ['paper', 'mist', 'dark', 'accent'] as const;

/** Surface of a section; text, lines and controls depend on it. */
export type ToneName = (typeof toneNames)[number];

/** Semantic colours of a surface. */
export interface ToneColors {
  readonly surface: { readonly base: string; readonly raised: string; readonly sunken: string };
  readonly text: {
    readonly default: string;
    readonly muted: string;
    readonly accent: string;
    readonly inverse: string;
  };
  readonly line: { readonly subtle: string; readonly strong: string; readonly wire: string };
  readonly action: {
    readonly base: string;
    readonly hover: string;
    readonly active: string;
    readonly on: string;
  };
  readonly inverse: { readonly base: string; readonly hover: string; readonly on: string };
  readonly field: {
    readonly surface: string;
    readonly border: string;
    readonly text: string;
    readonly hint: string;
  };
  readonly error: { readonly text: string; readonly line: string };
  readonly focus: { readonly ring: string };
}

function lightTone({ neutral, dark, accent, status }: Palette, isMist: boolean): ToneColors {
  return {
    surface: {
      base: isMist ? neutral.mist : neutral.paper,
      raised: neutral.paper,
      sunken: isMist ? neutral.fog : neutral.mist,
    },
    text: { default: neutral.ink, muted: neutral.slate, accent: accent.text, inverse: neutral.paper },
    line: { subtle: neutral.line, strong: neutral.steel, wire: accent.wire },
    action: { base: accent.base, hover: accent.hover, active: accent.active, on: accent.on },
    inverse: { base: dark.base, hover: dark.raised, on: dark.text },
    field: { surface: neutral.paper, border: neutral.steel, text: neutral.ink, hint: neutral.slate },
    error: { text: status.error.line, line: status.error.line },
    focus: { ring: accent.text },
  };
}

function darkTone({ neutral, dark, accent, status }: Palette): ToneColors {
  return {
    surface: { base: dark.base, raised: dark.raised, sunken: dark.raised },
    text: { default: dark.text, muted: dark.muted, accent: accent.bright, inverse: neutral.ink },
    line: { subtle: dark.line, strong: dark.steel, wire: accent.bright },
    action: { base: accent.bright, hover: neutral.paper, active: neutral.fog, on: neutral.ink },
    inverse: { base: neutral.paper, hover: neutral.fog, on: neutral.ink },
    field: { surface: dark.raised, border: dark.steel, text: dark.text, hint: dark.muted },
    error: { text: status.error.surface, line: status.error.surface },
    focus: { ring: accent.bright },
  };
}

function accentTone({ neutral, dark, accent }: Palette): ToneColors {
  return {
    surface: { base: accent.base, raised: accent.hover, sunken: accent.hover },
    text: { default: accent.on, muted: accent.on, accent: accent.on, inverse: accent.base },
    line: { subtle: accent.active, strong: accent.on, wire: accent.on },
    action: { base: dark.base, hover: dark.raised, active: dark.line, on: dark.text },
    inverse: { base: neutral.paper, hover: neutral.fog, on: neutral.ink },
    field: { surface: neutral.paper, border: accent.on, text: neutral.ink, hint: neutral.slate },
    error: { text: accent.on, line: accent.on },
    focus: { ring: accent.on },
  };
}

/** Assigns semantic colours on each of the four surfaces, from a theme's palette of any CSS colour values. */
export function createTones(palette: Palette): Record<ToneName, ToneColors> {
  return {
    paper: lightTone(palette, false),
    mist: lightTone(palette, true),
    dark: darkTone(palette),
    accent: accentTone(palette),
  };
}

/**
 * Changes under `prefers-contrast: more`: text reaches 7 to 1, borders and marks 4.5 (WCAG 2.2, 1.4.6). Links stay
 * underlined and messages keep their line, so that no meaning depends on the lost colours.
 */
export const createMoreContrast = ({ text, field, action, focus }: ToneColors) => ({
  text: { muted: text.default, accent: text.default },
  line: { subtle: text.default, strong: text.default, wire: focus.ring },
  // Lighter than the button itself in some themes.
  action: { active: action.hover },
  field: { border: text.default, hint: field.text },
  error: { text: text.default },
});

/** Colours of a surface under `prefers-contrast: more`. */
export function withMoreContrast(colors: ToneColors): ToneColors {
  const more = createMoreContrast(colors);
  return {
    ...colors,
    text: { ...colors.text, ...more.text },
    line: { ...colors.line, ...more.line },
    action: { ...colors.action, ...more.action },
    field: { ...colors.field, ...more.field },
    error: { ...colors.error, ...more.error },
  };
}
