import { heroShapes } from '../raw/heroShapes';
import { neutrals } from '../raw/raw';
import type { ThemePartial } from '../Theme';

/** Light type; the picture comes first. */
export const schleunigerTheme = {
  palette: {
    neutral: neutrals.cool,
    dark: {
      base: '#0b1430',
      raised: '#142045',
      line: '#2d3a63',
      steel: '#8791b3',
      muted: '#c0c8de',
      text: '#f5f7fc',
    },
    accent: {
      base: '#1c3fa8',
      hover: '#15318a',
      active: '#0d2266',
      on: '#ffffff',
      wire: '#2a57d6',
      text: '#1c3fa8',
      bright: '#9db8ff',
    },
  },
  weight: { heading: '540', display: '480' },
  tracking: { display: '-0.02em' },
  leading: { tight: '1.1' },
  hero: {
    compact: 'minmax(0, 5fr) minmax(0, 6fr)',
    text: '1 / 3',
    picture: '1 / 1 / span 2 / span 2',
    wire: '2 / 3 / auto / span 2',
    inset: 'var(--ds-space-column) 0',
    shape: heroShapes.lowerEnd,
  },
  cut: { control: '0.375rem', media: 'clamp(1.5rem, 1.1667rem + 1.4815vw, 2.5rem)' },
} as const satisfies ThemePartial;
