/** What networks crop least: 1.91 to 1, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;
