import { fluid } from '../raw/fluid';
import type { ThemePartial } from '../Theme';

/** Cabinet-sized systems: the picture is wider than the text, and long German words fit beside it. */
export const adaptronicTheme = {
  palette: {
    dark: {
      base: '#0e1a13',
      raised: '#17271d',
      line: '#2d4135',
      steel: '#7e9386',
      muted: '#bac9bf',
      text: '#f4f9f6',
    },
    accent: {
      base: '#0d5a2e',
      hover: '#0a4724',
      active: '#073218',
      on: '#ffffff',
      wire: '#14803f',
      text: '#0d5a2e',
      bright: '#6be08f',
    },
  },
  size: { xl: fluid(27, 42), xxl: fluid(33, 60) },
  weight: { heading: '680', display: '720' },
  space: { section: { m: fluid(30, 72), l: fluid(36, 104) } },
  hero: {
    split: 'minmax(0, 4fr) minmax(0, 5fr)',
    compact: 'minmax(0, 5fr) minmax(0, 4fr)',
    height: 'min(38rem, 72vh)',
  },
  cut: { control: '0.5rem', media: 'clamp(1.25rem, 1rem + 1.1111vw, 2rem)' },
} as const satisfies ThemePartial;
