import { ink } from '../../drawing/palette';

const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

const thumbnailLines = (accent: string, seed: number): string =>
  Array.from({ length: 9 }, (_, index) => {
    const y = 150 + index * 20;
    return (
      rect(30, y, 90 + ((index * 31 + seed) % 40), 7, '#d2d5d6') +
      rect(168, y, 44, 7, index % 4 ? '#d2d5d6' : accent)
    );
  }).join('');

/** Small enough for the title to end before the edge. */
const titleSize = (title: string): number => Math.min(21, Math.floor(290 / title.length));

/** The first page of a document, 256 × 360: twice the specification's thumbnail of 128 × 180. */
export const drawThumbnail = (title: string, label: string, accent: string, seed: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="360" viewBox="0 0 256 360"><rect width="256" height="360" fill="#ffffff"/>` +
  `<g stroke="none">${rect(30, 30, 70, 8, accent)}</g>` +
  `<text x="30" y="84" font-family="DejaVu Sans, sans-serif" font-size="${titleSize(title)}" font-weight="bold" fill="${ink}">${title}</text>` +
  `<text x="30" y="112" font-family="DejaVu Sans, sans-serif" font-size="14" fill="#3a414a">${label}</text>` +
  `<g stroke-width="0">${thumbnailLines(accent, seed)}</g><rect x="1" y="1" width="254" height="358" fill="none" stroke="#b9bdc0" stroke-width="2"/></svg>`;

/** Approximate widths of bold letters of 92 px. */
const letterWidth = (letter: string): number => (/[ilrtI]/.test(letter) ? 38 : letter === 'm' ? 96 : 64);

const wordWidth = (word: string): number =>
  [...word].reduce((width, letter) => width + letterWidth(letter), 0);

/** The mark of the sites' headers beside a brand's name, with the wire in the brand's colour, 832 × 192. */
export const drawBrand = (name: string, accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="832" height="192" viewBox="0 0 832 192"><g transform="translate(24 24) scale(4)" fill="${ink}">` +
  `<path d="M0 0h26l10 10v17H26a6 6 0 0 1-6-6v-3A12 12 0 0 0 8 6H0z"/><path d="M0 12h8a6 6 0 0 1 6 6v3a12 12 0 0 0 12 12h10v3H0z"/>` +
  `<path d="M0 9h8a9 9 0 0 1 9 9v3a9 9 0 0 0 9 9H${42 + wordWidth(name) / 4}" fill="none" stroke="${accent}" stroke-width="2"/></g>` +
  `<text x="192" y="120" font-family="DejaVu Sans, sans-serif" font-size="92" font-weight="bold" fill="${ink}">${name}</text></svg>`;
