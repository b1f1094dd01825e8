/** In pixels; networks crop the ratio 1.91 to 1 the least. */
export const shareCardSize = { width: 1200, height: 630 } as const;
