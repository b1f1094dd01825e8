export * from './decideFileDelivery';
export * from './uploadId';
