export * from './orderStatus';
