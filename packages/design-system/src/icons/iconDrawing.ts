/** Path data of an icon on one grid: `line` is stroked, `solid` is filled; both use the text colour. */
export type IconDrawing = { line: string; solid?: undefined } | { line?: string; solid: string };

export type IconSize = 16 | 24;

/** Stroke widths in the grid's own pixels; both put the outer edge of a line on a whole pixel. */
export const strokeWidths = { 16: 1.5, 24: 2 } as const satisfies Record<IconSize, number>;
