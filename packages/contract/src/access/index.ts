export * from './accessStatuses';
export * from './applicationKeys';
export * from './parseRoles';
export * from './portalRoles';
export * from './userColumns';
