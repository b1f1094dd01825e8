export * from './decideAvailability';
export * from './partTypes';
