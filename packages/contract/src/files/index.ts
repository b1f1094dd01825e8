export * from './decideFileDelivery';
