import { readFileSync } from 'node:fs';
import path from 'node:path';
import { machineStrip } from './exampleMachine';
import { sevenStrands } from './sevenStrands';

test.each([
  ['machine-strip', machineStrip],
  ['wire-section-fine', sevenStrands],
])('%s is drawn as the committed picture', (name, draw) => {
  const file = path.join(__dirname, `../content/pictures/${name}.svg`);
  expect(draw()).toBe(readFileSync(file, 'utf8'));
});
