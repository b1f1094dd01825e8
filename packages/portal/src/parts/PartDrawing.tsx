import { findPartDrawing } from './partDrawings';

export interface PartDrawingProps {
  /** Key from the service, such as `blade`. */
  readonly drawing: string;
  /** Width and height in px. */
  readonly size?: number;
}

/** Line drawing of a part; decorative, because it is always next to the part's name. */
export const PartDrawing = ({ drawing, size = 48 }: PartDrawingProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinejoin="round"
    aria-hidden="true"
    data-drawing={drawing}
  >
    <path d={findPartDrawing(drawing)} />
  </svg>
);
