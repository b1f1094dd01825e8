import { normalizeText } from '../../content/normalizeText';

const squeeze = (text: string) => normalizeText(text).replaceAll(' ', '');

export const isPaletteFigure = (text: string, figure: string): boolean =>
  squeeze(text) !== '' && squeeze(text) === squeeze(figure);
