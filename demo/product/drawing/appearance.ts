import { dark, light, mix, painted, white, type Material } from '../../drawing/palette';
import { brands } from '../brands';
import type { BrandId, ProductSource } from '../types';

/** Colours of a product: its brand's livery, an older one for what is no longer built. */
export interface Appearance {
  accent: string;
  body: Material;
  /** Hoods, heads and covers. */
  cover: Material;
  /** Number on the name plate. */
  label: string;
  isOld: boolean;
}

const beige: Material = { top: '#efe9da', front: '#e2dac6', side: '#c6bda6' };

/** Colour of covers beside the body; most brands leave both white. */
const covers: Partial<Record<BrandId, (accent: string) => Material>> = {
  schleuniger: () => painted('#dfe5ee'),
  volta: () => dark,
  cirris: (accent) => painted(mix(accent, '#ffffff', 0.15)),
  adaptronic: () => painted('#dbe6e7'),
  diit: (accent) => painted(mix(accent, '#ffffff', 0.72)),
  hosver: (accent) => painted(mix(accent, '#ffffff', 0.2)),
  iqc: () => light,
};

/** Capitals and figures of the name: 240, 488 HV, KT 630. */
const labelOf = (name: string): string =>
  name
    .split(' ')
    .filter((word) => /^(?:\d+|[A-Z]{1,2})$/.test(word))
    .join(' ');

export const createLook = ({ brand, name, status }: ProductSource): Appearance => {
  const { accent } = brands[brand];
  const isOld = status !== 'active';
  return {
    accent,
    isOld,
    label: labelOf(name),
    body: isOld ? beige : white,
    cover: isOld ? beige : (covers[brand]?.(accent) ?? white),
  };
};
