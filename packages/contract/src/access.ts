export * from './access/accessStatuses';
export * from './access/applicationKeys';
export * from './access/parseRoles';
export * from './access/portalRoles';
export * from './access/userColumns';
