export * from './searchApi';
export * from './searchKinds';
export * from './TextSegment';
