/** Colours of every illustration: ink, paper, greys and one accent per brand. */

export const ink = '#14181f';
export const paper = '#f6f4ef';
export const paperLine = '#e7e4dc';
export const shadowTone = '#e3e0d8';
export const greyDark = '#6d757d';

export const accents = {
  komax: '#d6342c',
  volta: '#ee7a00',
  schleuniger: '#1d5fbf',
  cirris: '#1c8a52',
  adaptronic: '#007c89',
  diit: '#5f4bb6',
  hosver: '#a8325e',
  iqc: '#35689c',
  copper: '#b8652f',
} as const;

/** The three visible sides of a solid: lit from above and from the left. */
export interface Material {
  readonly top: string;
  readonly front: string;
  readonly side: string;
}

export const white: Material = { top: '#ffffff', front: '#f3f2ee', side: '#dadbda' };
export const light: Material = { top: '#eeeeec', front: '#dfe0df', side: '#c3c6c8' };
export const grey: Material = { top: '#d2d5d6', front: '#b9bdc0', side: '#989ea3' };
export const steel: Material = { top: '#e6eaec', front: '#c8ced2', side: '#a3abb1' };
export const dark: Material = { top: '#596069', front: '#3a414a', side: '#272d35' };
export const black: Material = { top: '#3b424b', front: '#232931', side: '#171c23' };
export const brass: Material = { top: '#ecd9a8', front: '#d7bd7c', side: '#b79a58' };
export const copper: Material = { top: '#e8b48c', front: '#d1905f', side: '#ac6c40' };
export const wood: Material = { top: '#ece2d0', front: '#d9ccb4', side: '#bfb097' };

const channel = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Mixes two `#rrggbb` colours; 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const part = (colour: string, index: number): number =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((index) => channel(part(from, index) * (1 - share) + part(to, index) * share))
    .join('')}`;
};

export const painted = (colour: string): Material => ({
  top: mix(colour, '#ffffff', 0.18),
  front: colour,
  side: mix(colour, ink, 0.24),
});
