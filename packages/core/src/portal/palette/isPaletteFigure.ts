import { normalizePhrase } from '@kmx/contract/text';

const squeeze = (text: string) => normalizePhrase(text).replaceAll(' ', '');

export const isPaletteFigure = (text: string, figure: string): boolean =>
  squeeze(text) !== '' && squeeze(text) === squeeze(figure);
