/** Viewport steps as media queries. In em, so that they follow the reader's text size. */
export const media = {
  /** From 600 px. */
  s: '@media (min-width: 37.5em)',
  /** From 768 px. */
  m: '@media (min-width: 48em)',
  /** From 1024 px. */
  l: '@media (min-width: 64em)',
  /** From 1200 px: the navigation fits into the header in eleven languages. */
  header: '@media (min-width: 75em)',
  /** From 1280 px. */
  xl: '@media (min-width: 80em)',
  /** Below 600 px. */
  belowS: '@media not all and (min-width: 37.5em)',
  /** Below 768 px. */
  belowM: '@media not all and (min-width: 48em)',
  /** Below 1024 px. */
  belowL: '@media not all and (min-width: 64em)',
  /** Windows lower than 480 px, such as at 400 % zoom: nothing is sticky there. */
  short: '@media (max-height: 30em)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  /** Contexts in which a control may deviate from its usual appearance, such as a button without an edge. */
  ownColors: '@media (forced-colors: none)',
  print: '@media print',
} as const;
