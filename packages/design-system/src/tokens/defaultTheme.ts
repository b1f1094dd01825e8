import { fluid, rem } from './raw/fluid';
import { heroShapes } from './raw/heroShapes';
import { fontFamilies, neutrals, space, status, typeSizes } from './raw/raw';
import type { Theme } from './Theme';

export const defaultTheme: Theme = {
  palette: {
    neutral: neutrals.plain,
    dark: {
      base: '#15181b',
      raised: '#20252a',
      line: '#363c43',
      steel: '#858e98',
      muted: '#bcc3ca',
      text: '#f7f8f9',
    },
    accent: {
      base: '#0b5563',
      hover: '#08424d',
      active: '#052f37',
      on: '#ffffff',
      wire: '#0b7285',
      text: '#0b5563',
      bright: '#5fd0e2',
    },
    status,
  },
  font: fontFamilies,
  size: typeSizes,
  weight: { text: '400', strong: '600', heading: '620', display: '640' },
  leading: { tight: '1.04', snug: '1.2', text: '1.6' },
  tracking: { display: '-0.028em', heading: '-0.014em', text: '0em', label: '0.04em' },
  measure: { text: '68ch', heading: '24ch' },
  space: {
    ...space,
    gutter: fluid(20, 48),
    column: fluid(16, 32),
    stack: { xs: space[2], s: space[4], m: space[6], l: fluid(16, 40), xl: fluid(20, 64) },
    section: { m: fluid(24, 88), l: fluid(24, 128) },
  },
  width: {
    full: rem(1440),
    stretched: rem(1180),
    breakOut: rem(980),
    inline: rem(780),
    asideSquare: rem(960),
  },
  control: { s: rem(40), m: rem(48), target: rem(44) },
  header: { height: fluid(64, 80) },
  icon: { s: rem(16), m: rem(24) },
  cut: { control: rem(10), media: fluid(24, 48) },
  hero: {
    split: 'minmax(0, 1fr) minmax(0, 1fr)',
    compact: 'minmax(0, 7fr) minmax(0, 4fr)',
    text: '1 / 2',
    align: 'stretch',
    picture: '1 / 3 / span 2 / span 2',
    wire: '2 / 2',
    inset: '0 var(--ds-space-column)',
    height: 'min(42rem, 78vh)',
    shape: heroShapes.lowerStart,
  },
  line: { hair: '1px', wire: '2px' },
  motion: { quick: '140ms', calm: '320ms', turn: '1080ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  shadow: { floating: '0 0.5rem 2rem rgb(0 0 0 / 0.16)' },
  layer: { side: '20', header: '30', floating: '40', skip: '50' },
};
