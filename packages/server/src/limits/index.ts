export * from './connectRedis';
export * from './createLimiter';
export * from './secondsToWait';
