export * from './fillMessage';
export * from './normalizeText';
