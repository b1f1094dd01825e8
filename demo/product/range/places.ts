import type { Installation } from '../families/installation';

/** Places of the usual sizes; a row of the range changes what differs. */
export const onBench = (width: number, mass: number, rest: Partial<Installation> = {}): Installation => ({
  size: [width, 420, 380],
  mass,
  power: 0.4,
  noise: 68,
  ...rest,
});

export const onFloor = (width: number, mass: number, rest: Partial<Installation> = {}): Installation => ({
  size: [width, 980, 1650],
  mass,
  power: 3.2,
  air: [8, 180],
  isThreePhase: true,
  noise: 75,
  ...rest,
});
