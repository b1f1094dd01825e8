/** Weekly closing prices of the share in CHF, made by a fixed walk so that every run has the same. */
const weeks = 64;
const firstDay = Date.UTC(2025, 7, 29);
const week = 7 * 24 * 60 * 60 * 1000;

/** Moves that the year's news explain: results in March, the dividend, the half-year figures. */
const events: Record<number, number> = { 28: 9.5, 35: -3, 51: 7.2, 58: 4.1 };

/** The same swing for the same week, between -1 and 1. */
const swing = (index: number): number => Math.sin(index * 1.7) * 0.6 + Math.sin(index * 0.43 + 1) * 0.4;

const closes = Array.from({ length: weeks }, (_, index) => index).reduce<number[]>((prices, index) => {
  const before = prices.at(-1) ?? 141.6;
  return [...prices, Math.round((before + swing(index) * 2.4 + 0.22 + (events[index] ?? 0)) * 10) / 10];
}, []);

export const priceSeries = closes.map((close, index) => ({
  date: new Date(firstDay + index * week).toISOString().slice(0, 10),
  close,
}));
