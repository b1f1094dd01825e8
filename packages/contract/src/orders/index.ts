export * from './orderApproval';
export * from './orderStatus';
