import { fluid } from '../raw/fluid';
import { heroShapes } from '../raw/heroShapes';
import type { ThemePartial } from '../Theme';

/** Electric lime on near-black; the largest type at the foot of the hero, and the deepest corner above it. */
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
  size: { xl: fluid(30, 56), xxl: fluid(38, 92) },
  weight: { heading: '700', display: '800' },
  tracking: { display: '-0.036em', heading: '-0.02em' },
  space: { section: { m: fluid(40, 112), l: fluid(48, 160) } },
  hero: {
    align: 'end',
    height: 'min(50rem, 86vh)',
    shape: heroShapes.upperStart,
  },
  cut: { control: '0.75rem', media: 'clamp(2rem, 1.3333rem + 2.963vw, 4rem)' },
} as const satisfies ThemePartial;
