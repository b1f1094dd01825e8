export * from './fallbackChain';
export * from './languageCodes';
