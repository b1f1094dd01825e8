import type { ReactElement } from 'react';
import { Drawing } from './Wire.styles';
import { CornerWire, DividerWire, EmptyWire, ProgressWire, TrailWire } from './wireDrawings';

export type WireVariant = 'divider' | 'corner' | 'trail' | 'empty' | 'progress';

export interface WireProps {
  /**
   * `divider` between sections, `corner` along an edge, `trail` between steps, `empty` for empty states, `progress`
   * for a known share.
   */
  variant: WireVariant;
  /** Progress from 0 to 1; other variants ignore it. */
  progress?: number;
}

function drawVariant(variant: WireVariant, progress: number): ReactElement {
  switch (variant) {
    case 'divider':
      return <DividerWire />;
    case 'corner':
      return <CornerWire />;
    case 'trail':
      return <TrailWire />;
    case 'empty':
      return <EmptyWire />;
    case 'progress':
      return <ProgressWire progress={progress} />;
  }
}

const sheets = {
  divider: { width: '100%', height: 18 },
  corner: { width: '100%', height: '100%' },
  trail: { width: 28, height: 16 },
  empty: { width: 208, height: 96 },
  progress: { width: '100%', height: 12 },
} satisfies Record<WireVariant, { width: number | string; height: number | string }>;

/** Motif of the brand: a 2 px line in the text colour with fixed radii, animated once; always decorative. */
export function Wire({ variant, progress = 1 }: WireProps): ReactElement {
  return (
    <Drawing
      {...sheets[variant]}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden
      data-wire={variant}
    >
      {drawVariant(variant, progress)}
    </Drawing>
  );
}
