export interface NeutralPalette {
  readonly paper: string;
  readonly mist: string;
  readonly fog: string;
  readonly line: string;
  readonly steel: string;
  readonly slate: string;
  readonly ink: string;
}

/** Dark surface and the colours on it. */
export interface DarkPalette {
  readonly base: string;
  readonly raised: string;
  readonly line: string;
  readonly steel: string;
  readonly muted: string;
  readonly text: string;
}

/** The one brand colour: as a fill (`base`, `hover`, `active`, with `on` above it), as a line, and as text. */
export interface AccentPalette {
  readonly base: string;
  readonly hover: string;
  readonly active: string;
  readonly on: string;
  /** A line or icon on paper: at least 3 to 1. */
  readonly wire: string;
  /** Text on paper: at least 4.5 to 1. */
  readonly text: string;
  /** Text and lines on the dark surface. */
  readonly bright: string;
}

export interface StatusPalette {
  readonly surface: string;
  readonly line: string;
  readonly text: string;
}

export interface Palette {
  readonly neutral: NeutralPalette;
  readonly dark: DarkPalette;
  readonly accent: AccentPalette;
  readonly status: {
    readonly info: StatusPalette;
    readonly success: StatusPalette;
    readonly error: StatusPalette;
  };
}

/** A complete theme: colours, typography, space, sizes, cut and durations. Every value is a CSS value. */
export interface Theme {
  readonly palette: Palette;
  readonly font: { readonly text: string; readonly mono: string; readonly cut: string };
  readonly size: {
    readonly xxs: string;
    readonly xs: string;
    readonly s: string;
    readonly m: string;
    readonly l: string;
    readonly xl: string;
    readonly xxl: string;
  };
  readonly weight: {
    readonly text: string;
    readonly strong: string;
    readonly heading: string;
    readonly display: string;
  };
  readonly leading: { readonly tight: string; readonly snug: string; readonly text: string };
  readonly tracking: {
    readonly display: string;
    readonly heading: string;
    readonly text: string;
    readonly label: string;
  };
  readonly measure: { readonly text: string; readonly heading: string };
  readonly space: {
    readonly 1: string;
    readonly 2: string;
    readonly 3: string;
    readonly 4: string;
    readonly 5: string;
    readonly 6: string;
    readonly 8: string;
    readonly 10: string;
    readonly 12: string;
    readonly 16: string;
    readonly 20: string;
    readonly 24: string;
    readonly gutter: string;
    readonly column: string;
    readonly stack: {
      readonly xs: string;
      readonly s: string;
      readonly m: string;
      readonly l: string;
      readonly xl: string;
    };
    readonly section: { readonly m: string; readonly l: string };
  };
  readonly width: {
    readonly full: string;
    readonly stretched: string;
    readonly breakOut: string;
    readonly inline: string;
    readonly asideSquare: string;
  };
  readonly control: { readonly s: string; readonly m: string; readonly target: string };
  readonly header: { readonly height: string };
  readonly icon: { readonly s: string; readonly m: string };
  /** The 45° corner; `0rem` disables the cut. */
  readonly cut: { readonly control: string; readonly media: string };
  /** Composition of a hero from 1024 px on, in a grid of edge, two columns and edge. */
  readonly hero: {
    /** Widths of the two columns in a large hero. */
    readonly split: string;
    /** Widths of the two columns in a compact hero. */
    readonly compact: string;
    /** Areas of the grid: `row / column`. */
    readonly text: string;
    /** `align-self` of the text: the whole area, or its end. */
    readonly align: string;
    readonly picture: string;
    readonly wire: string;
    /** `padding-inline` of the text. */
    readonly inset: string;
    /** Minimum height of a large hero. */
    readonly height: string;
    /** `clip-path` of the picture, at every width. */
    readonly shape: string;
  };
  readonly line: { readonly hair: string; readonly wire: string };
  readonly motion: {
    readonly quick: string;
    readonly calm: string;
    readonly turn: string;
    readonly ease: string;
  };
  readonly shadow: { readonly floating: string };
  readonly layer: {
    readonly side: string;
    readonly header: string;
    readonly floating: string;
    readonly skip: string;
  };
}

type DeepPartial<T> = { readonly [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]> };

/** Differences of a theme from the default one. */
export type ThemePartial = DeepPartial<Theme>;
