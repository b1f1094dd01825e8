import { findPartDrawing } from './partDrawings';

export interface PartDrawingProps {
  /** As the service names it, such as `blade`. */
  readonly drawing: string;
  /** In px, of both sides. */
  readonly size?: number;
}

/** The line drawing of a part, always beside its name. */
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
