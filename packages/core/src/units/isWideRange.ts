/** From this ratio on, a linear scale would hide the small values. */
const logarithmicRatio = 20;

/** Decides if a scale is logarithmic. */
export const isWideRange = (least: number, most: number): boolean =>
  least > 0 && most / least >= logarithmicRatio;
