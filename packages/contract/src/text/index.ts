export * from './normalizeText';
