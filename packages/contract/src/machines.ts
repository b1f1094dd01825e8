export * from './machines/contractLevels';
export * from './machines/decideCover';
export * from './machines/machineColumns';
export * from './machines/machineTypes';
