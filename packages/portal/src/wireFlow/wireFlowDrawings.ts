export const wireFlowStages = ['drawing', 'plan', 'machine'] as const;

export type WireFlowStage = (typeof wireFlowStages)[number];

/**
 * Line drawings of 240 by 120 units. The wire enters each on the left and leaves it on the right, at the same height.
 */
export const wireFlowDrawings = {
  /** A harness on its drawing, read by a cursor. */
  drawing: {
    wire: 'M52 60a12 12 0 0 0 12-12v-4a12 12 0 0 1 12-12h64M0 60h176a12 12 0 0 1 12 12v4a12 12 0 0 1-12 12h-36M176 60h64',
    thing:
      'M40 12h160v96H40zM40 24h160M52 18h4M62 18h4M140 26h20v12h-20zM120 82h20v12h-20zM146 26v12M152 26v12M126 82v12M132 82v12M150 50l18 8-8 3-3 8z',
  },
  /** Orders on the lanes of three machines. */
  plan: {
    wire: 'M0 60h36M204 60h36M36 60a12 12 0 0 0 12-12v-8a12 12 0 0 1 12-12h132M36 60h156M36 60a12 12 0 0 1 12 12v8a12 12 0 0 0 12 12h132',
    thing:
      'M72 20h36v16H72zM116 20h52v16h-52zM64 52h60v16H64zM132 52h28v16h-28zM80 84h28v16H80zM116 84h36v16h-36zM192 12v96M204 12v96',
  },
  /** A machine that feeds, cuts and strips. */
  machine: {
    wire: 'M0 60h44M196 60h8M204 56h36M204 60h36M204 64h36M92 60h12M136 60h12',
    thing:
      'M24 100h192M40 100V84h160v16M44 44h48v32H44zM60 44a8 8 0 0 1 16 0M56 76a8 8 0 0 0 24 0M104 24h32v24l-16 10-16-10zM104 84l16-18 16 18M148 46h48v28h-48zM158 54h28v12h-28zM166 16a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM166 28v18',
  },
} as const satisfies Record<WireFlowStage, { readonly wire: string; readonly thing: string }>;
