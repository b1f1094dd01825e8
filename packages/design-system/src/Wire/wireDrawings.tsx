import type { ReactElement } from 'react';

/*
 * The drawings have no viewBox: lines stretch by percentages, turns have fixed sizes. A nested svg offsets its content
 * by a percentage, which a path cannot.
 */

/** Starts on the upper level, steps down in two quarter turns of 8 px and continues to the end. */
export function DividerWire(): ReactElement {
  return (
    <>
      <path data-order="1" d="M0 1h64" />
      <path data-order="2" d="M64 1a8 8 0 0 1 8 8a8 8 0 0 0 8 8" />
      <line data-order="3" x1={80} y1={17} x2="100%" y2={17} />
    </>
  );
}

/** Runs along the top, turns down at the end in a quarter of 24 px and leaves at the bottom. */
export function CornerWire(): ReactElement {
  return (
    <>
      <svg x={-25} overflow="visible">
        <line data-order="1" x1={25} y1={1} x2="100%" y2={1} />
      </svg>
      <svg x="100%" overflow="visible">
        <path data-order="2" d="M-25 1a24 24 0 0 1 24 24" />
        <line data-order="3" x1={-1} y1={25} x2={-1} y2="100%" />
      </svg>
    </>
  );
}

export function TrailWire(): ReactElement {
  return <path data-order="1" d="M0 13h9a5 5 0 0 0 5-5a5 5 0 0 1 5-5h9" />;
}

export function EmptyWire(): ReactElement {
  return (
    <>
      <path data-order="1" d="M0 79h36a16 16 0 0 0 16-16V31a16 16 0 0 1 32 0" />
      <path data-order="2" d="M84 31v8a16 16 0 0 0 16 16h4" />
      <path data-order="3" d="M208 79h-4a12 12 0 0 1-12-12a12 12 0 0 0-12-12h-4" />
      <path data-order="end" d="M104 49h14v12h-14zM118 55h10M144 43h24l8 8v16h-32M144 51h10v8h-10" />
    </>
  );
}

/** The completed share is a full line up to a bead, the rest a faint one. */
export function ProgressWire({ progress }: { progress: number }): ReactElement {
  const share = Math.min(Math.max(progress, 0), 1);
  const position = `${share * 100}%`;

  return (
    <>
      <line strokeOpacity={0.3} x1={0} y1={6} x2="100%" y2={6} />
      <line data-order="1" x1={0} y1={6} x2={position} y2={6} />
      {/* Keeps the bead of 10 px inside the sheet from the first step to the last. */}
      <svg x={position} overflow="visible">
        <circle data-order="end" cx={5 - 10 * share} cy={6} r={5} fill="currentColor" stroke="none" />
      </svg>
    </>
  );
}
