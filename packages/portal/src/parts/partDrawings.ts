/** Line drawings on a 48 px grid with a stroke width of 2; each starts or ends on a continuous wire. */
export const partDrawings = {
  blade: 'M2 38h12a6 6 0 0 0 6-6v-2M46 38H34a6 6 0 0 1-6-6v-2M10 6h28v16l-8 8-6-6-6 6-8-8zM17 12h4M27 12h4',
  punch: 'M2 44h44M12 44v-8h24v8M18 36v-4a6 6 0 0 1 12 0v4M16 6h16v10h-4v10h-8V16h-4zM20 11h8',
  tube: 'M2 24h8M38 24h8M10 16h28v16H10zM16 16v16M32 16v16M16 24h16',
  belt: 'M14 14h20a10 10 0 0 1 0 20H14a10 10 0 0 1 0-20zM14 21a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM34 21a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM18 14v-3M24 14v-3M30 14v-3M18 34v3M24 34v3M30 34v3',
  sensor: 'M2 42h44M18 6h12v18H18zM21 24v4h6v-4M24 6V2M16 36a8 8 0 0 1 16 0M20 37a4 4 0 0 1 8 0M22 12h4',
  gripper:
    'M18 4h12v10H18zM18 10h-6v16l6 8v6M30 10h6v16l-6 8v6M24 28a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 31h13M33 31h13',
  cylinder: 'M4 16h24v16H4zM28 21h12v6H28zM40 18h4v12h-4zM9 16v-6h4M23 16v-6h-4M10 16v16',
  filter: 'M12 8h24v6H12zM14 14h20v22H14zM18 18v14M22 18v14M26 18v14M30 18v14M18 36v6h12v-6M2 11h10M36 11h10',
  electronics:
    'M8 8h32v32H8zM18 18h12v12H18zM18 22h-6v-8M18 27h-6v8M30 22h6v-8M30 27h6v8M22 18v-6M26 30v6M2 14h6M2 34h6M40 14h6M40 34h6',
  kit: 'M6 16h36v24H6zM16 16v-6h16v6M6 24h14M28 24h14M20 21h8v7h-8zM12 34h8M28 34h8',
} as const;

export type PartDrawingKey = keyof typeof partDrawings;

const isDrawn = (key: string): key is PartDrawingKey => Object.hasOwn(partDrawings, key);

/** Returns the path of a drawing; unknown keys get the drawing of a kit. */
export const findPartDrawing = (key: string): string => partDrawings[isDrawn(key) ? key : 'kit'];
