import * as migration_20261121_022435_initial from './20261121_022435_initial';

export const migrations = [
  {
    up: migration_20261121_022435_initial.up,
    down: migration_20261121_022435_initial.down,
    name: '20261121_022435_initial',
  },
];
