const cut = 'calc(var(--ds-cut-media) * 2)';
const deepCut = 'calc(var(--ds-cut-media) * 4)';

/** The picture of a hero with one corner cut. */
export const heroShapes = {
  lowerStart: `polygon(0 0, 100% 0, 100% 100%, ${cut} 100%, 0 calc(100% - ${cut}))`,
  lowerEnd: `polygon(0 0, 100% 0, 100% calc(100% - ${cut}), calc(100% - ${cut}) 100%, 0 100%)`,
  upperStart: `polygon(${deepCut} 0, 100% 0, 100% 100%, 0 100%, 0 ${deepCut})`,
} as const;
