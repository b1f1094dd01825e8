const ink = '#2a3138';
const tone = ['#e6e9ec', '#d3d9de', '#c1c9d0', '#aeb8c1'] as const;

/** An isometric block; `x` and `y` are its front corner at the bottom. */
function block(x: number, y: number, width: number, depth: number, height: number, top: string): string {
  const [wx, wy] = [width * 0.866, width * 0.5];
  const [dx, dy] = [depth * 0.866, depth * 0.5];
  const points = (...pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ');
  const left = points([x, y], [x - wx, y - wy], [x - wx, y - wy - height], [x, y - height]);
  const right = points([x, y], [x + dx, y - dy], [x + dx, y - dy - height], [x, y - height]);
  const lid = points(
    [x, y - height],
    [x - wx, y - wy - height],
    [x - wx + dx, y - wy - dy - height],
    [x + dx, y - dy - height],
  );
  return `<polygon points='${left}' fill='${tone[2]}'/><polygon points='${right}' fill='${tone[1]}'/><polygon points='${lid}' fill='${top}'/>`;
}

/** Drawing of a machine as a data URL: housing, feed, head and a wire. */
export function illustration(seed: number, width: number, height: number): string {
  const unit = Math.min(width, height) / 10;
  const [cx, cy] = [width * 0.5, height * 0.82];
  const shapes = [
    block(cx + unit * 0.4, cy, unit * 4.4, unit * 2.4, unit * (1.6 + (seed % 3) * 0.3), tone[0]),
    block(
      cx - unit * 1.2,
      cy - unit * 2.6,
      unit * (1.4 + (seed % 2) * 0.6),
      unit * 1.6,
      unit * 1.8,
      '#ffffff',
    ),
    block(
      cx + unit * 1.2,
      cy - unit * 1.9,
      unit * 1.1,
      unit * 1.4,
      unit * (0.8 + (seed % 4) * 0.35),
      tone[0],
    ),
  ].join('');
  const level = cy - unit * 3.1;
  const wire = `M0 ${level}H${cx - unit * 3}q${unit} 0 ${unit} ${unit * 0.5}t${unit} ${unit * 0.5}H${width}`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'><rect width='100%' height='100%' fill='#f4f5f6'/><g stroke='${ink}' stroke-width='2' stroke-linejoin='round'>${shapes}</g><path d='${wire}' fill='none' stroke='#b0402f' stroke-width='4'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
