import type { ServiceKey } from '@kmx/core/portal';

/** Drawings on a 24 px grid with a stroke width of 2 px, in the style of the icon set. */
export const serviceDrawings = {
  ticketing: 'M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  assetdb: 'M2 21h20M5 21V9h9v12M14 14h5v7M8 9V4h3v5M8 14h3',
  artemis:
    'M12 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 17h6v5H2zM16 17h6v5h-6zM5 17v-1a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v1M12 8v4',
  direct: 'M2 9h12v12H2zM6 9v4h4V9M11 5h10M17 1l4 4-4 4',
  mfpwm: 'M2 9h10v6H2zM12 12h10M12 9.5c3 0 4-2.5 9-2.5M12 14.5c3 0 4 2.5 9 2.5',
  mfpmds:
    'M4 5.5C4 4 7.6 3 12 3s8 1 8 2.5S16.4 8 12 8 4 7 4 5.5zM4 5.5v13C4 20 7.6 21 12 21s8-1 8-2.5v-13M4 12c0 1.5 3.6 2.5 8 2.5s8-1 8-2.5',
  lmsefront: 'M2 9l10-5 10 5-10 5zM6 11v6c0 1 3 3 6 3s6-2 6-3v-6M22 9v7',
  productinfo: 'M12 2l9 5v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10',
  delegatedAdmin:
    'M9 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM2 21v-1a7 7 0 0 1 14 0v1M16 3.5a4 4 0 0 1 0 7M19 14a7 7 0 0 1 3 6v1',
} as const satisfies Record<ServiceKey, string>;
