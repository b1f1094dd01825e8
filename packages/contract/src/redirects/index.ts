export * from './normalizePreviousUrl';
export * from './previousUrlCandidates';
