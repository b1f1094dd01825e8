export * from './securityTypes';
