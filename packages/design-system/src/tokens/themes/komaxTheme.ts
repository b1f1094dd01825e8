import type { ThemePartial } from '../Theme';

/** Vermilion with ink on it: the colour of an insulated wire on graphite. */
export const komaxTheme = {
  palette: {
    dark: {
      base: '#14171a',
      raised: '#1f2429',
      line: '#373e45',
      steel: '#87909a',
      muted: '#bfc6cd',
      text: '#f7f8f9',
    },
    accent: {
      base: '#ff7a47',
      hover: '#ff8f63',
      active: '#ff6d33',
      on: '#131416',
      wire: '#dd3f0a',
      text: '#b53207',
      bright: '#ff7f4d',
    },
  },
  cut: { control: '0.75rem', media: 'clamp(1.75rem, 1.1667rem + 2.5926vw, 3.5rem)' },
} as const satisfies ThemePartial;
