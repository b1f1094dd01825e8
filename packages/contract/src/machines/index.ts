export * from './contractLevels';
export * from './decideCover';
export * from './machineColumns';
export * from './machineTypes';
