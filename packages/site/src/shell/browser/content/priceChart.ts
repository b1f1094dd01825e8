interface Price {
  readonly day: string;
  readonly close: string;
}

/** Prices of the chart's table, which begins with the latest; the chart begins with the earliest. */
const readPrices = (chart: HTMLElement): readonly Price[] =>
  [...chart.querySelectorAll('tbody tr')]
    .map(({ children: [day, close] }) => ({
      day: day?.textContent.trim() ?? '',
      close: close?.textContent.trim() ?? '',
    }))
    .reverse();

/** Points of a line, in the units of its drawing: `M0 4.5L3 2`. */
const readPoints = (line: Element | null): readonly (readonly [number, number])[] =>
  (line?.getAttribute('d') ?? '')
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number))
    .map(([x = 0, y = 0]) => [x, y] as const);

/** Places the guide line and its point in each drawing of the chart. */
function placeGuides(chart: HTMLElement, index: number): void {
  for (const guide of chart.querySelectorAll<SVGGElement>('[data-price-guide]')) {
    const [x, y] = readPoints(guide.ownerSVGElement?.querySelector('[data-price-line]') ?? null)[index] ?? [];
    if (x === undefined || y === undefined) continue;
    guide.setAttribute('transform', `translate(${x} 0)`);
    guide.querySelector('circle')?.setAttribute('cy', String(y));
  }
}

/** Index of the point that is nearest to the pointer. */
function findNearest(sheet: SVGSVGElement, clientX: number): number {
  const { left, width } = sheet.getBoundingClientRect();
  const x = ((clientX - left) / width) * sheet.viewBox.baseVal.width;
  const distances = readPoints(sheet.querySelector('[data-price-line]')).map(([at]) => Math.abs(at - x));
  return distances.indexOf(Math.min(...distances));
}

function startPriceChart(chart: HTMLElement): void {
  const reading = chart.querySelector<HTMLElement>('[data-price-reading]');
  const slider = reading?.querySelector('input');
  const output = reading?.querySelector('output');
  if (!reading?.hidden || !slider || !output) return;
  const prices = readPrices(chart);
  const show = (): void => {
    const price = prices[slider.valueAsNumber];
    if (!price) return;
    const text = `${price.day}: ${price.close}`;
    output.textContent = text;
    slider.setAttribute('aria-valuetext', text);
    placeGuides(chart, slider.valueAsNumber);
  };
  slider.addEventListener('input', show);
  for (const sheet of chart.querySelectorAll('svg'))
    sheet.addEventListener('pointermove', ({ clientX }) => {
      slider.valueAsNumber = findNearest(sheet, clientX);
      show();
    });
  reading.hidden = false;
  show();
}

/** Lets readers read each price of a chart by pointer, touch or keyboard; a chart is started only once. */
export function startPriceCharts(): void {
  for (const chart of document.querySelectorAll<HTMLElement>('[data-price-chart]')) startPriceChart(chart);
}
