import { normalizeText } from '../../content/normalizeText';

const squeeze = (text: string) => normalizeText(text).replaceAll(' ', '');

/** Whether a text is the whole number of a ticket, a machine or a part, without regard to case, spaces and dashes. */
export const isPaletteFigure = (text: string, figure: string): boolean =>
  squeeze(text) !== '' && squeeze(text) === squeeze(figure);
