import { readFileSync } from 'node:fs';
import path from 'node:path';
import { machineStrip } from './exampleMachine';

test('the drawing of a machine is the committed picture', () => {
  const file = path.join(__dirname, '../content/pictures/machine-strip.svg');
  expect(machineStrip()).toBe(readFileSync(file, 'utf8'));
});
