export * from './parts/decideAvailability';
export * from './parts/partTypes';
