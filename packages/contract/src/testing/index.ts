export { findTypographyMistakes } from './findTypographyMistakes';
