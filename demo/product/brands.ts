import type { BrandId } from './types';

interface BrandSource {
  name: string;
  theme: string;
  /** Colour of its machines in the pictures. */
  accent: string;
}

export const brands: Record<BrandId, BrandSource> = {
  komax: { name: 'Komax', theme: 'Komax', accent: '#d6342c' },
  schleuniger: { name: 'Schleuniger', theme: 'Schleuniger', accent: '#1d5fbf' },
  volta: { name: 'Volta', theme: 'Volta', accent: '#ee7a00' },
  cirris: { name: 'Cirris', theme: 'Cirris', accent: '#1c8a52' },
  adaptronic: { name: 'Adaptronic', theme: 'Adaptronic', accent: '#007c89' },
  diit: { name: 'Diit', theme: 'Diit', accent: '#5f4bb6' },
  hosver: { name: 'Hosver', theme: 'Hosver', accent: '#a8325e' },
  iqc: { name: 'Iqc', theme: 'Default', accent: '#35689c' },
};

export const brandIds: readonly BrandId[] = [
  'komax',
  'schleuniger',
  'volta',
  'cirris',
  'adaptronic',
  'diit',
  'hosver',
  'iqc',
];
