/** Closing price of a day: `2027-03-28`. */
export interface SharePrice {
  readonly date: string;
  readonly close: number;
}

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Space below the lowest price, for its label. */
  readonly ground?: number;
  /** Minimum distance between two date labels. */
  readonly dateGap?: number | undefined;
}

export interface ChartPoint extends SharePrice {
  readonly x: number;
  readonly y: number;
}

type DateStep = 'week' | 'month' | 'year';

export interface PriceChart {
  /** `d` attribute of the line. */
  readonly path: string;
  readonly points: readonly ChartPoint[];
  readonly first: ChartPoint;
  readonly last: ChartPoint;
  readonly lowest: ChartPoint;
  readonly highest: ChartPoint;
  readonly priceTicks: readonly { readonly value: number; readonly y: number }[];
  /** First days of months or years, or every seventh day. */
  readonly dateTicks: readonly { readonly date: string; readonly x: number }[];
  readonly dateStep: DateStep;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/**
 * Returns about `count` ticks in steps of 1, 2, 2.5 or 5 times a power of ten, from below the minimum to above the
 * maximum.
 */
export function niceTicks(least: number, greatest: number, count: number): readonly number[] {
  const span = greatest > least ? greatest - least : Math.abs(greatest) || 1;
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(greatest / step));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

const msOfDay = 86_400_000;
/** Days from which month ticks are too dense. */
const daysForYearTicks = 2.5 * 365.25;
/** Ticks are weekly up to this many days, which may include only one first day of a month. */
const daysForWeekTicks = 45;
const maxDateTicks = 7;
const minDateTicks = 2;

function decideDateStep(days: number): DateStep {
  if (days <= daysForWeekTicks) return 'week';
  return days > daysForYearTicks ? 'year' : 'month';
}

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

function tickDates(from: string, to: string, step: DateStep): readonly string[] {
  if (step === 'week') {
    const weeks = Math.floor((timeOf(to) - timeOf(from)) / msOfDay / 7);
    return Array.from({ length: weeks + 1 }, (_, week) => toDay(timeOf(from) + week * 7 * msOfDay));
  }
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1];
  const count = (Number(to.slice(0, 4)) - year + 1) * (step === 'month' ? 12 : 1);
  return Array.from({ length: count + 1 }, (_, index) =>
    toDay(Date.UTC(step === 'year' ? year + index : year, step === 'year' ? 0 : month + index, 1)),
  ).filter((date) => date >= from && date <= to);
}

/** Thins out ticks so that their labels fit. */
const thinned = <Value>(values: readonly Value[], max: number): readonly Value[] => {
  const every = Math.ceil(values.length / max);
  return values.filter((_, index) => index % every === 0);
};

/** Adds a tick below if the label of the lowest price would not fit; never below zero. */
function withGround(ticks: readonly number[], least: number, height: number, ground: number) {
  const [bottom = 0, next = 1, top = next] = [ticks.at(0), ticks.at(1), ticks.at(-1)];
  const below = Number((bottom - (next - bottom)).toPrecision(12));
  const isNear = ((least - bottom) / (top - bottom)) * height < ground;
  return isNear && (below >= 0 || least < 0) ? [below, ...ticks] : ticks;
}

/** Creates the line and the ticks of a price chart; undefined for fewer than two days. */
export function createPriceChart(series: readonly SharePrice[], frame: ChartFrame): PriceChart | undefined {
  const days = new Map(
    series.filter(({ close }) => Number.isFinite(close)).map((price) => [price.date, price]),
  );
  const prices = [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
  const [first, last] = [prices.at(0), prices.at(-1)];
  if (!first || !last || first === last) return undefined;
  const closes = prices.map(({ close }) => close);
  const [least, greatest] = [Math.min(...closes), Math.max(...closes)];
  const inner = {
    width: frame.width - frame.left - frame.right,
    height: frame.height - frame.top - frame.bottom,
  };
  const ticks = withGround(niceTicks(least, greatest, 4), least, inner.height, frame.ground ?? 0);
  const [bottom = 0, top = 1] = [ticks.at(0), ticks.at(-1)];
  const begin = timeOf(first.date);
  const x = (date: string) =>
    round(frame.left + ((timeOf(date) - begin) / (timeOf(last.date) - begin)) * inner.width);
  const y = (value: number) => round(frame.top + ((top - value) / (top - bottom)) * inner.height);
  const toPoint = (price: SharePrice): ChartPoint => ({ ...price, x: x(price.date), y: y(price.close) });
  const points = prices.map(toPoint);
  const dateStep = decideDateStep((timeOf(last.date) - begin) / msOfDay);
  const room = frame.dateGap ? Math.floor(inner.width / frame.dateGap) : maxDateTicks;
  const max = Math.min(maxDateTicks, Math.max(minDateTicks, room));
  const findBy = (close: number) => points.find((point) => point.close === close) ?? toPoint(first);
  return {
    path: `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`,
    points,
    first: toPoint(first),
    last: toPoint(last),
    lowest: findBy(least),
    highest: findBy(greatest),
    priceTicks: ticks.map((value) => ({ value, y: y(value) })),
    dateTicks: thinned(tickDates(first.date, last.date, dateStep), max).map((date) => ({
      date,
      x: x(date),
    })),
    dateStep,
  };
}
