import { resolveTheme } from '@kmx/design-system/tokens';

import type { ShareCardContent } from './decideShareCard';
import { shareCardSize } from './shareCardSize';

const margin = 80;
const markScale = 2;
const markWidth = 36 * markScale;
/** The wire leaves the logo at 30 of its 36 units. */
const wireY = margin + 30 * markScale;

/** Three concentric wires; the first is the conductor of the logo, the other two have stripped ends. */
const insulation = 28;
const turn = { x: 980, y: wireY + 120 };
const wires = [
  { start: 820, radius: 120 },
  { start: 868, radius: 74 },
  { start: 916, radius: 28 },
] as const;
const strippedLength = 44;

/** Runs along the top, a quarter turn, and down beyond the edge. */
const wirePath = ({ start, radius }: (typeof wires)[number]) =>
  `M${String(start)} ${String(turn.y - radius)}H${String(turn.x)}a${String(radius)} ${String(radius)} 0 0 1 ${String(radius)} ${String(radius)}V${String(shareCardSize.height)}`;

const conductorPath = ({ start, radius }: (typeof wires)[number]) =>
  `M${String(start - strippedLength)} ${String(turn.y - radius)}h${String(strippedLength)}`;

/** Not a component: the renderer passes SVG content through unchanged. */
function drawMark(fill: string, conductor: string) {
  return (
    <g transform={`translate(${String(margin)} ${String(margin)}) scale(${String(markScale)})`}>
      <path fill={fill} d="M0 0h26l10 10v17H26a6 6 0 0 1-6-6v-3A12 12 0 0 0 8 6H0z" />
      <path fill={fill} d="M0 12h8a6 6 0 0 1 6 6v3a12 12 0 0 0 12 12h10v3H0z" />
      <path fill="none" stroke={conductor} strokeWidth={2} d="M0 9h8a9 9 0 0 1 9 9v3a9 9 0 0 0 9 9h10" />
    </g>
  );
}

function Motif({ theme }: Pick<ShareCardContent, 'theme'>) {
  const { dark, accent } = resolveTheme(theme).palette;
  const { width, height } = shareCardSize;
  const [live, ...free] = wires;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      fill="none"
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {drawMark(dark.text, accent.bright)}
      {free.map((wire) => (
        <g key={wire.radius}>
          <path stroke={dark.steel} strokeWidth={4} d={conductorPath(wire)} />
          <path stroke={dark.line} strokeWidth={insulation} d={wirePath(wire)} />
        </g>
      ))}
      <path stroke={accent.base} strokeWidth={insulation} d={wirePath(live)} />
      <path
        stroke={accent.bright}
        strokeWidth={4}
        d={`M${String(margin + markWidth)} ${String(wireY)}H${String(live.start)}`}
      />
    </svg>
  );
}

/** Beside the logo, above its wire. */
const nameStyle = {
  position: 'absolute',
  left: margin + markWidth + 20,
  top: margin + 2,
  fontSize: 40,
  letterSpacing: '-0.02em',
} as const;

const titleStyle = {
  position: 'absolute',
  left: margin,
  // Compensates for the leading of the last line.
  bottom: margin - 12,
  width: 820,
  lineHeight: 1.2,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
} as const;

/** Share image of a page: logo, site, title and wires in the theme's colours. */
export function ShareCard({ theme, siteName, title, titleSize }: ShareCardContent) {
  const { dark } = resolveTheme(theme).palette;
  const frame = {
    ...shareCardSize,
    display: 'flex',
    position: 'relative',
    fontFamily: 'Chivo, Chivo Ext',
    background: dark.base,
    color: dark.text,
  } as const;
  return (
    <div style={frame}>
      <Motif theme={theme} />
      {title && <div style={nameStyle}>{siteName}</div>}
      <div style={{ ...titleStyle, fontSize: titleSize }}>{title ?? siteName}</div>
    </div>
  );
}
