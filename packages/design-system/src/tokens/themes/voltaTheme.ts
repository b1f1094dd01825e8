import type { ThemePartial } from '../Theme';

/** Electric lime on near-black; the deepest corner of all. */
export const voltaTheme = {
  palette: {
    dark: {
      base: '#0d0f0a',
      raised: '#191c13',
      line: '#31362a',
      steel: '#868d79',
      muted: '#c2c8b6',
      text: '#f8faf2',
    },
    accent: {
      base: '#cdf120',
      hover: '#b9dc0c',
      active: '#a3c400',
      on: '#10120a',
      wire: '#6b7d00',
      text: '#525f00',
      bright: '#d4f53a',
    },
  },
  cut: { control: '0.75rem', media: 'clamp(2rem, 1.3333rem + 2.963vw, 4rem)' },
} as const satisfies ThemePartial;
