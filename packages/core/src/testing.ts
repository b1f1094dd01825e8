export { findTypographyMistakes } from '@kmx/contract/testing';
