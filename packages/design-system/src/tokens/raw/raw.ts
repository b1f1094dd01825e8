import { fluid, rem } from './fluid';

/** Multiples of the 4 px base. The keys are quarters of 16 px. */
export const space = {
  1: rem(4),
  2: rem(8),
  3: rem(12),
  4: rem(16),
  5: rem(20),
  6: rem(24),
  8: rem(32),
  10: rem(40),
  12: rem(48),
  16: rem(64),
  20: rem(80),
  24: rem(96),
} as const;

export const typeSizes = {
  xxs: rem(13),
  xs: rem(15),
  s: fluid(16, 18),
  m: fluid(19, 23),
  l: fluid(23, 32),
  xl: fluid(29, 48),
  xxl: fluid(36, 76),
} as const;

const cjk =
  "'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei'";

export const fontFamilies = {
  text: `'Chivo Variable', 'Chivo Fallback', ${cjk}, sans-serif`,
  mono: `'Chivo Mono Variable', 'Chivo Mono Fallback', ${cjk}, monospace`,
  cut: `'Saira Stencil One', 'Chivo Variable', 'Chivo Fallback', ${cjk}, sans-serif`,
} as const;

/** Warm, plain and cool greys: paper, two light fills, three lines and texts, ink. */
export const neutrals = {
  warm: {
    paper: '#ffffff',
    mist: '#f6f4f1',
    fog: '#ebe7e1',
    line: '#d9d4cc',
    steel: '#7d766c',
    slate: '#4d4841',
    ink: '#17140f',
  },
  plain: {
    paper: '#ffffff',
    mist: '#f5f5f5',
    fog: '#e9e9e9',
    line: '#d5d5d6',
    steel: '#76777a',
    slate: '#48494c',
    ink: '#131416',
  },
  cool: {
    paper: '#ffffff',
    mist: '#f2f5f8',
    fog: '#e4e9ef',
    line: '#cdd5de',
    steel: '#6a7684',
    slate: '#3f4a57',
    ink: '#0d141c',
  },
} as const;

/** Status colours are equal in all themes, so that errors look the same in every brand. */
export const status = {
  info: { surface: '#e9f0f8', line: '#2f6299', text: '#12304f' },
  success: { surface: '#e6f3eb', line: '#1f7a45', text: '#0d3a20' },
  error: { surface: '#fceceb', line: '#c2261d', text: '#5c0f0a' },
} as const;

/** The same in the dark scheme. */
export const darkStatus = {
  info: { surface: '#19304a', line: '#7fb4ec', text: '#d6e7fa' },
  success: { surface: '#153723', line: '#6ac78d', text: '#d2efdd' },
  error: { surface: '#481b17', line: '#ff9990', text: '#ffdedb' },
} as const;
