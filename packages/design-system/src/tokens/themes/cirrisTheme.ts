import { fluid } from '../raw/fluid';
import { neutrals } from '../raw/raw';
import type { ThemePartial } from '../Theme';

/** An instrument: dense, square, its picture inside the grid. */
export const cirrisTheme = {
  palette: {
    neutral: neutrals.cool,
    dark: {
      base: '#15122b',
      raised: '#201c3d',
      line: '#383358',
      steel: '#8d88ad',
      muted: '#c5c1dc',
      text: '#f7f6fc',
    },
    accent: {
      base: '#4a2fb5',
      hover: '#3c2596',
      active: '#2b1a6f',
      on: '#ffffff',
      wire: '#5f43d1',
      text: '#4a2fb5',
      bright: '#b7a8ff',
    },
  },
  size: { l: fluid(21, 26), xl: fluid(25, 36), xxl: fluid(30, 54) },
  weight: { heading: '600', display: '600' },
  tracking: { display: '-0.02em', label: '0.08em' },
  space: { section: { m: fluid(28, 60), l: fluid(32, 80) } },
  hero: {
    split: 'minmax(0, 5fr) minmax(0, 6fr)',
    picture: '1 / 3 / span 2',
    height: 'min(30rem, 64vh)',
    shape: 'none',
  },
  cut: { control: '0rem', media: '0rem' },
} as const satisfies ThemePartial;
