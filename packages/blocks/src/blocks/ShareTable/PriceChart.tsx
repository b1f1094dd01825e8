import {
  createPriceChart,
  selectPrices,
  type ChartFrame,
  type ChartPoint,
  type PriceChart as Chart,
} from '@kmx/core';
import { Table } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import {
  Axis,
  Dot,
  Figures,
  Frame,
  Guide,
  Label,
  Line,
  Reading,
  Rule,
  Sheet,
  SheetLabel,
  Sign,
  Summary,
} from './PriceChart.styles';
import { decidePriceRange, PriceRanges } from './PriceRanges';
import { shareTableMessages } from './ShareTable.messages';
import type { ShareTableData } from './ShareTable.schema';

const room = { top: 28, bottom: 36, ground: 28, dateGap: 96 } as const;

/** For wide, medium and narrow screens, so that the labels stay readable. */
const frames = {
  wide: { ...room, width: 960, height: 320 },
  middle: { ...room, width: 600, height: 300 },
  narrow: { ...room, width: 300, height: 260 },
} as const satisfies Record<string, Omit<ChartFrame, 'left' | 'right'>>;

/** Width of a digit in the labels, and distance between a label and its point. */
const figure = 7.5;
const gap = 8;

interface PriceChartProps {
  readonly data: ShareTableData;
  readonly context: BlockContext;
}

const priceName = (value: number, { intl }: BlockContext) =>
  intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const dayName = (date: string, { intl }: BlockContext) =>
  intl.formatDate(`${date}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });

const tickFormats = {
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<Chart['dateStep'], object>;

const tickName = (date: string, { dateStep }: Chart, { intl }: BlockContext) =>
  intl.formatDate(`${date}T00:00:00Z`, { ...tickFormats[dateStep], timeZone: 'UTC' });

const chartName = ({ seriesLabel, currency }: ShareTableData, { intl }: BlockContext) =>
  [seriesLabel ?? intl.formatMessage(shareTableMessages.price), currency].filter(Boolean).join(', ');

function describeChart(chart: Chart, data: ShareTableData, context: BlockContext): string {
  const { first, last, lowest, highest } = chart;
  return context.intl.formatMessage(shareTableMessages.summary, {
    label: chartName(data, context),
    first: priceName(first.close, context),
    from: dayName(first.date, context),
    last: priceName(last.close, context),
    to: dayName(last.date, context),
    lowest: priceName(lowest.close, context),
    highest: priceName(highest.close, context),
  });
}

interface DrawingProps extends PriceChartProps {
  readonly size: keyof typeof frames;
}

interface MarkProps {
  readonly point: ChartPoint;
  readonly text: string;
  readonly dy: number;
  readonly width: number;
}

/** Point with its label, which stays inside the drawing. */
function Mark({ point: { x, y }, text, dy, width }: MarkProps) {
  const anchor = x < width / 4 ? 'start' : x > (width * 3) / 4 ? 'end' : 'middle';
  return (
    <>
      <Dot cx={x} cy={y} r={3} />
      <Label x={x} y={y + dy} textAnchor={anchor}>
        {text}
      </Label>
    </>
  );
}

function Ticks({ chart, frame, context }: { chart: Chart; frame: ChartFrame; context: BlockContext }) {
  const ground = frame.height - frame.bottom;
  const end = frame.width - frame.right;
  const [base] = chart.priceTicks;
  const { intl } = context;
  return (
    <>
      {chart.priceTicks.map(({ value, y }) => (
        <g key={value}>
          {value !== base?.value && <Rule d={`M${frame.left} ${y}H${end}`} />}
          <Label x={frame.left - gap} y={y + 4} textAnchor="end">
            {intl.formatNumber(value)}
          </Label>
        </g>
      ))}
      <Axis
        d={`M${frame.left} ${ground}H${end}${chart.dateTicks.map(({ x }) => `M${x} ${ground}v7`).join('')}`}
      />
      {chart.dateTicks.map(({ date, x }) => (
        <Label key={date} x={x} y={ground + 24} textAnchor="middle">
          {tickName(date, chart, context)}
        </Label>
      ))}
    </>
  );
}

/** Extends the frame at the sides by the width of the longest price. */
function fitFrame(size: keyof typeof frames, { series }: ShareTableData, context: BlockContext): ChartFrame {
  const longest = Math.max(...series.map(({ close }) => priceName(close, context).length));
  return { ...frames[size], left: longest * figure, right: longest * figure + 2 * gap };
}

function Drawing({ data, context, size }: DrawingProps) {
  const frame = fitFrame(size, data, context);
  const chart = createPriceChart(data.series, frame);
  if (!chart) return null;
  const { lowest, highest, last } = chart;
  const { intl } = context;
  const description = (
    message: typeof shareTableMessages.lowest | typeof shareTableMessages.highest,
    point: ChartPoint,
  ) => intl.formatMessage(message, { price: priceName(point.close, context) });
  return (
    <Sheet
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={describeChart(chart, data, context)}
      data-size={size}
    >
      <Ticks chart={chart} frame={frame} context={context} />
      <Line d={chart.path} data-price-line />
      <Mark
        point={highest}
        text={description(shareTableMessages.highest, highest)}
        dy={-10}
        width={frame.width}
      />
      <Mark
        point={lowest}
        text={description(shareTableMessages.lowest, lowest)}
        dy={20}
        width={frame.width}
      />
      <Dot cx={last.x} cy={last.y} r={4} />
      <Label x={last.x + gap} y={last.y + 4} data-last>
        {priceName(last.close, context)}
      </Label>
      <Guide data-price-guide>
        <path d={`M0 ${frame.top}V${frame.height - frame.bottom}`} />
        <circle r={5} />
      </Guide>
    </Sheet>
  );
}

/** Prices of the requested period as a line chart, and the same figures as a table in a disclosure. */
export function PriceChart({ data: all, context }: PriceChartProps) {
  const { intl } = context;
  const range = decidePriceRange(all.series, context);
  const data = range ? { ...all, series: selectPrices(all.series, range) } : all;
  const name = chartName(data, context);
  const prices = data.series.toSorted((one, other) => other.date.localeCompare(one.date));
  if (prices.length < 2) return null;
  return (
    <Frame data-price-chart>
      <PriceRanges series={all.series} range={range} context={context} />
      <SheetLabel>{name}</SheetLabel>
      <Drawing data={data} context={context} size="wide" />
      <Drawing data={data} context={context} size="middle" />
      <Drawing data={data} context={context} size="narrow" />
      {/* A script displays it and reads the prices from the table. */}
      <Reading hidden data-price-reading>
        <output />
        <input
          type="range"
          min={0}
          max={prices.length - 1}
          defaultValue={prices.length - 1}
          aria-label={intl.formatMessage(shareTableMessages.read)}
        />
      </Reading>
      <Figures>
        <Summary>
          {intl.formatMessage(shareTableMessages.figures)}
          <Sign />
        </Summary>
        <Table
          caption={name}
          isCaptionHidden
          columns={[
            { id: 'date', label: intl.formatMessage(shareTableMessages.date) },
            { id: 'close', label: name, isNumeric: true },
          ]}
          rows={prices.map(({ date, close }) => ({
            id: date,
            cells: [dayName(date, context), priceName(close, context)],
          }))}
        />
      </Figures>
    </Frame>
  );
}
